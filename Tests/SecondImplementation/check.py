#!/usr/bin/env python3
"""Recomputes vectors with the second implementation: check.py [--alter] FILE.jsonl...

Prints each mismatch (id, place, expected, actual), the counts of each kind, and last "N passed, N failed"; the exit
status is 1 after a failure. With --alter every single value of every expectation is altered in turn, and each
alteration must be noticed.
"""

import collections
import json
import sys

from kinds import compute
from vectors import alterations, differences, shown, split


def main(arguments):
    """Reads the arguments; returns the exit status."""
    alter = "--alter" in arguments
    files = [argument for argument in arguments if argument != "--alter"]
    if not files or any(name.startswith("-") for name in files):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    vectors = [vector for name in files for vector in read(name)]
    return check_alterations(vectors) if alter else check(vectors)


def read(name):
    """The vectors of one file."""
    with open(name, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def check(vectors):
    """Compares every answer with its expectation."""
    passed, failed = collections.Counter(), collections.Counter()
    for vector in vectors:
        inputs, expected = split(vector)
        found = differences(expected, compute(inputs))
        for path, wanted, actual in found:
            print(f"{vector['id']} {path.lstrip('.')}: expected {shown(wanted)}, actual {shown(actual)}")
        counter = failed if found else passed
        counter[vector.get("profile", "ios"), vector["kind"]] += 1
    for key in sorted(passed | failed):
        print(f"{key[0]} {key[1]}: {passed[key]} passed, {failed[key]} failed")
    print(f"{passed.total()} passed, {failed.total()} failed")
    return 1 if failed else 0


def check_alterations(vectors):
    """Alters every single expected value; an alteration that goes unnoticed is a failure."""
    noticed = tried = untouched = 0
    for vector in vectors:
        inputs, expected = split(vector)
        answer = compute(inputs)
        before = tried
        for path, wrong in alterations(expected):
            tried += 1
            if differences(wrong, answer):
                noticed += 1
            else:
                print(f"{vector['id']} {'.'.join(map(str, path))}: an altered value went unnoticed")
        untouched += tried == before
    print(f"{noticed} of {tried} alterations noticed in {len(vectors)} vectors, {untouched} vectors without one")
    return 0 if noticed == tried and not untouched else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
