"""Turns inputs into finished vectors: the expectation is computed here, never written by hand.

Source: Corpus/README.md for the fields and the short forms of long values.
"""

import json

from kinds import compute
from vectors import sha256

LONGEST_BYTES = 128
MOST_IDS = 16
BYTE_FIELDS = ("want", "signed", "reencoded", "filter", "streams", "encoded", "data", "hex", "dropped", "frames")


def line(name, profile, kind, note, rule, **inputs):
    """One vector with its computed expectation."""
    vector = {"id": f"{profile}-{name}", "profile": profile, "kind": kind, "note": note, "rule": rule} | inputs
    answer = compute(json.loads(json.dumps(vector)))
    if "events" in answer:
        pairs = zip(vector["events"], shortened(answer.pop("events")))
        vector["events"] = [event | one for event, one in pairs]
    return vector | shortened(answer)


def shortened(value, key=None):
    """Long byte strings and lists of ids in their short forms; a frame's payload becomes a record."""
    if isinstance(value, dict):
        return {name: shortened_field(name, value) for name in value}
    if isinstance(value, list):
        if key == "ids" and len(value) > MOST_IDS:
            return f"count:{len(value)}"
        return [shortened(one, key) for one in value]
    if isinstance(value, str) and key in BYTE_FIELDS and len(value) > 2 * LONGEST_BYTES and is_lower_hex(value):
        return "sha256:" + sha256(value)
    return value


def shortened_field(name, record):
    """One field; the payload of a whole frame (it has a version) is `hex`, or length and hash."""
    value = record[name]
    if name == "payload" and "v" in record:
        short = len(value) <= 2 * LONGEST_BYTES
        return {"hex": value} if short else {"len": len(value) // 2, "sha256": sha256(value)}
    return shortened(value, name)


def is_lower_hex(text):
    """Whether a text can stand for bytes."""
    return set(text) <= set("0123456789abcdef")


def for_profiles(profiles, name, kind, note, rule, **inputs):
    """The same inputs for several profiles; `differs` marks them when the answers do."""
    made = [line(name, profile, kind, note, rule, **inputs) for profile in profiles]
    return mark(made, [essence(vector) for vector in made])


def both_apps(*arguments, **inputs):
    """One vector for each app."""
    return for_profiles(("ios", "android"), *arguments, **inputs)


def spec_and_ios(*arguments, **inputs):
    """One vector for the specification and one for the app that implements it."""
    return for_profiles(("spec", "ios"), *arguments, **inputs)


def all_profiles(*arguments, **inputs):
    """One vector for each profile."""
    return for_profiles(("spec", "ios", "android"), *arguments, **inputs)


def mark(made, answers):
    """Marks all lines of a group when not all answers are equal."""
    differs = any(answer != answers[0] for answer in answers)
    return [differing(vector) if differs else vector for vector in made]


def differing(vector):
    """The vector with its mark, placed behind the kind."""
    items = list(vector.items())
    return dict(items[:3] + [("differs", True)] + items[3:])


def essence(vector):
    """The part of an answer that both apps have, for the comparison."""
    kind = vector["kind"]
    if kind == "fragments":
        return [fragment_outcome(event) for event in vector["events"] if event["do"] == "piece"]
    if kind in ("window", "budget"):
        return [event.get("want") for event in vector["events"]]
    want = vector["want"]
    if not isinstance(want, dict):
        return want
    extra = {"piece": ("broadcast",), "sync": ("wanted", "encoded"), "gcs_build": ("included",)}.get(kind, ())
    extra += ("peer", "unknown", "encoded") if kind == "announce" else ()
    return {key: want[key] for key in want if key not in extra}


def fragment_outcome(event):
    """What became of a piece, in one word that both apps share."""
    want = event["want"]
    if want is None:
        return "refused"
    return {"oversized": "dropped"}.get(want["r"], want["r"]) + want.get("why", "") * (want["r"] == "stored")


def written(vectors):
    """The text of one file."""
    return "".join(json.dumps(vector, separators=(",", ":")) + "\n" for vector in vectors)
