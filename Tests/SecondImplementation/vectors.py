"""Splits a vector into its inputs and its expectation, and compares an expectation with an answer.

Source: Corpus/README.md, which also explains the short forms of long values.
"""

import hashlib

ANSWER_FIELDS = ("want", "why", "signed", "reencoded")
EVENT_ANSWER_FIELDS = {"stream": ("frames", "dropped", "reset"), "android_gate": ("want", "why")}
ABSENT = object()


def split(vector):
    """The inputs and the expectation. `others` of a gcs_build stands inside `want` but is an input."""
    expected = {key: vector[key] for key in ANSWER_FIELDS if key in vector}
    inputs = {key: vector[key] for key in vector if key not in expected}
    if vector["kind"] == "gcs_build":
        inputs["others"] = vector["want"]["others"]
    if "events" in vector:
        fields = EVENT_ANSWER_FIELDS.get(vector["kind"], ("want",))
        expected["events"] = [{key: event[key] for key in fields if key in event} for event in vector["events"]]
        inputs["events"] = [{key: event[key] for key in event if key not in fields} for event in vector["events"]]
    return inputs, expected


def differences(expected, actual, path=""):
    """Every place where the answer is not the expected one, as (path, expected, actual)."""
    if actual is ABSENT or expected is ABSENT:
        return [(path, expected, actual)]
    if isinstance(expected, dict) and isinstance(actual, dict):
        keys = sorted(expected.keys() | actual.keys())
        pairs = [(f"{path}.{key}", expected.get(key, ABSENT), actual.get(key, ABSENT)) for key in keys]
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = [(f"{path}[{at}]", *pair) for at, pair in enumerate(zip(expected, actual))]
    else:
        return [] if same_value(expected, actual) else [(path, expected, actual)]
    return [found for where, one, other in pairs for found in differences(one, other, where)]


def same_value(expected, actual):
    """Equality of single values, the short forms of long ones included; true is not 1."""
    if isinstance(expected, str) and expected.startswith("sha256:") and is_hex(actual):
        return len(expected) >= 39 and ("sha256:" + sha256(actual)).startswith(expected)
    if isinstance(expected, str) and expected.startswith("count:") and isinstance(actual, list):
        return expected == f"count:{len(actual)}"
    if isinstance(expected, dict) and is_hex(actual):
        short = {"hex": actual}
        return expected in (short, {"len": len(actual) // 2, "sha256": sha256(actual)})
    return type(expected) is type(actual) and expected == actual


def is_hex(value):
    """Whether a value is a byte string as the vectors write it."""
    return isinstance(value, str) and len(value) % 2 == 0 and set(value) <= set("0123456789abcdef")


def sha256(text):
    """The SHA-256 of a byte string given as hex."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def shown(value):
    """A value as a line of output: not more than 200 characters."""
    text = "absent" if value is ABSENT else repr(value)
    return text if len(text) <= 200 else text[:197] + "..."


def alterations(expected):
    """The expectation again and again, each time with another single value altered."""
    for path in leaves(expected):
        if "others" not in path:
            yield path, replaced(expected, path)


def leaves(value):
    """The paths to all single values; an event without an answer counts as one."""
    if isinstance(value, dict) and value:
        return [(key, *rest) for key in value for rest in leaves(value[key])]
    if isinstance(value, list) and value:
        return [(at, *rest) for at in range(len(value)) for rest in leaves(value[at])]
    return [()]


def replaced(value, path):
    """A copy of `value` with the single value at `path` altered."""
    if not path:
        return altered(value)
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:])
    return copy


def altered(value):
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[:-1] + ("1" if value.endswith("0") else "0") if value else "00"
    if isinstance(value, list):
        return ["00"]
    return {"altered": True} if value is None or value == {} else None
