"""Plays matches against nobody but itself, at random, and tells who won how often.

    python3 docs/examples/env.py master
"""
import json
import random
import subprocess
import sys
import time

GAME = sys.argv[1] if len(sys.argv) > 1 else "master"
MATCHES, ENOUGH = 16, int(sys.argv[2]) if len(sys.argv) > 2 else 20

command = ["npx", "indigo", "env", GAME, "--matches", str(MATCHES), "--no-view"]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as indigo:

    def ask(**what):
        indigo.stdin.write(json.dumps(what) + "\n")
        indigo.stdin.flush()
        answer = json.loads(indigo.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def choose(seen):
        # Here a learner would look at seen["features"] and seen["options"].
        return random.randrange(len(seen["options"]))

    about = ask(do="about")
    points, over, steps, began = [0.0] * about["seats"], 0, 0, time.time()
    matches = ask(do="reset", seed=1)["matches"]
    while over < ENOUGH:
        matches = ask(do="step", answers=[choose(seen) for seen in matches])["matches"]
        steps += MATCHES
        for seen in matches:
            if "ended" in seen:
                over += 1
                points = [sum(pair) for pair in zip(points, seen["ended"]["rewards"])]
    indigo.stdin.close()

print(f"{over} matches of {GAME}, {steps / (time.time() - began):.0f} answers a second")
for seat, won in enumerate(points):
    print(f"seat {seat}: {won / over:.0%}")
