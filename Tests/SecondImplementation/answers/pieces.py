"""Kinds piece and fragments.

Source: docs/protocol.md 3.6 and 4.6, through the modules imported here.
"""

import android_fragments
import fragments
from answers.shared import octets, or_refusal


def ios_piece(vector):
    """One fragment header, iOS."""
    piece = fragments.parse(octets(vector, "payload"), vector.get("recipient"))
    return {"want": piece and piece | {"data": piece["data"].hex()}}


def android_piece(vector):
    """One fragment header, Android."""

    def read():
        piece = android_fragments.parse(octets(vector, "payload"))
        return piece | {"data": piece["data"].hex()}

    return or_refusal(read)


def ios_fragments(vector):
    """One reassembler of iOS."""
    reassembler = fragments.Reassembler(vector.get("cap", fragments.MOST_STREAMS))
    return lambda event: on_reassembler(reassembler, event)


def on_reassembler(reassembler, event):
    """One event at a reassembler of iOS."""
    now = event["t"]
    if event["do"] == "expire":
        return {"want": reassembler.expire(now)}
    if event["do"] == "stalled":
        return {"want": reassembler.stalled(now)}
    piece = fragments.parse(octets(event, "payload"), event.get("recipient"))
    if piece is None:
        return {"want": None}
    result = reassembler.add(now, event["sender"], piece)
    return {"want": result | {"data": result["data"].hex()} if "data" in result else result}


def android_fragments_kind(vector):
    """One reassembler of Android."""
    reassembler = android_fragments.Reassembler()

    def answer(event):
        if event["do"] == "expire":
            return {"want": reassembler.expire(event["t"])}
        return {"want": reassembler.add(event["t"], octets(event, "payload"))}

    return answer
