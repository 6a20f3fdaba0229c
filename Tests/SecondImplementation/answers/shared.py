"""What all kinds share: reading byte fields, and the forms of a refusal.

Source: Corpus/README.md, common fields.
"""

from refusal import Refusal


def octets(record, name="hex"):
    """The bytes of a field, given whole or as `head` and `fill`."""
    if "head" in record:
        value, count = record["fill"]
        return bytes.fromhex(record["head"]) + bytes([value]) * count
    return bytes.fromhex(record[name])


def or_refusal(function, *arguments):
    """`want`, or null with its class."""
    try:
        return {"want": function(*arguments)}
    except Refusal as refusal:
        return {"want": None, "why": refusal.why}


def or_null(function, *arguments):
    """`want`, or null without a class."""
    return {"want": or_refusal(function, *arguments)["want"]}


def on_events(answer):
    """A kind whose answer is one record for each event; `answer` makes the function for one vector."""

    def compute_events(vector):
        one = answer(vector)
        return {"events": [one(event) for event in vector["events"]]}

    return compute_events
