"""The four games of the house, each whole in its own folder."""
