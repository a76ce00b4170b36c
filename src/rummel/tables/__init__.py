"""Tables as values: a log, the seats, the clocks, and the messages about them.

Pure: the time comes in, and nothing is kept. `rummel.server` keeps tables for many people, and
`rummel.alone` one for a person among bots.
"""
