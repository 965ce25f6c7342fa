#!/usr/bin/env python3
"""A bot for Regalia with nothing but Python: regalia arena um_krone_und_kragen "cmd:python3 examples/bot.py" random

It plays every game. In Um Krone und Kragen it goes by the words of the actions: it gathers one face, and takes the
character it wishes for most. Elsewhere it picks any answer.
"""

import json
import random
import sys
from collections import Counter

WISHES = ["king", "queen", "general", "nobleman", "bishop", "knight", "guard", "laborer", "hunter", "pawnbroker"]
WISHES += ["alchemist", "magician", "lady", "astronomer", "merchant", "philosopher", "maid", "farmer", "charlatan"]


def worth(view, text):
    """How much an answer of Um Krone und Kragen is liked."""
    words = text.split()
    if words[0] == "take":
        return 100 - WISHES.index(words[1]) if words[1] in WISHES else 50
    if words[0] == "set":
        counts = Counter(view["active"] + view["aside"] * 2)
        gathered = max(counts, key=lambda face: (counts[face], face))
        return 40 if int(words[2]) == gathered else int(words[2])
    if words[0] == "roll":
        return 20
    return 30 if words[0] == "use" and words[1] in ("laborer", "guard", "hunter", "bishop", "queen") else 0


def choose(game, question):
    """The number of an action."""
    offers = question["actions"]
    if game != "um_krone_und_kragen":
        return random.choice(offers)["action"]
    return max(offers, key=lambda offer: worth(question["view"], offer["text"]))["action"]


def answers(messages):
    """What is to be said to each message that wants an answer."""
    game = ""
    for message in messages:
        if message["type"] == "hello":
            game = message["game"]
            random.seed(message["seed"])
            yield {"protocol": 1, "name": "example"}
        elif message["type"] == "choose":
            yield {"action": choose(game, message)}
        elif message["type"] in ("quit", "error"):
            return


for answer in answers(map(json.loads, sys.stdin)):
    print(json.dumps(answer), flush=True)
