"""A house of several nodes: nobody owns a table, the log decides.

A node tells the others what is new (hints), looks by itself every few seconds, and claims in the
database what only one of them should do. Nothing here is needed for a move to be right.
"""
