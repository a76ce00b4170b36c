"""`make bench`: every figure of the README and the docs, with its peers, in one run."""

from bench import random_play

if __name__ == "__main__":
    random_play.main()
