"""Tables that people and bots play at over the network.

A table is an append-only log of moves (`schema.log`); its unique (table, number) is the concurrency
control. A node loads a table, applies a move, inserts it, and sends it out only after the commit:
any node serves any table, and a killed node loses nothing that it has acknowledged.
"""
