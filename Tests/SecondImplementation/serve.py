#!/usr/bin/env python3
"""Answers `bitchat-fuzz compare -- python3 Tests/SecondImplementation/serve.py`: every kind and profile.

The lines are described in docs/compare.md. A question that the second implementation does not decide, such as an
encoding that would be compressed, is skipped.
"""

import json
import sys

from kinds import ANDROID, IOS, SPEC, compute


def main():
    """Answers line by line until the input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def answer(question):
    """The answer to one line."""
    own = {"id": question["id"]}
    if "hello" in question:
        return own | {"name": "second implementation", "kinds": sorted(IOS | ANDROID)}
    table = ANDROID if question["profile"] == "android" else SPEC
    if question["kind"] not in table:
        return own | {"skip": "no such kind for this profile"}
    try:
        answered = compute(question)
    except ValueError as reason:
        return own | {"skip": str(reason)}
    return own | {"got": answered.pop("events") if "events" in answered else answered.pop("want")} | answered


if __name__ == "__main__":
    main()
