"""Bots against bots: tournaments with paired deals, on one machine or on a Ray cluster.

Playing needs nothing but Manoir; files, ratings and the report need `pip install 'manoir[arena]'`.
"""
