"""Kinds sync, streams and flags.

Source: docs/protocol.md 4.1 to 4.3, through the modules imported here.
"""

import android_sync
import flags
import stream_ids
import sync
from answers.shared import octets, or_refusal


def ios_sync(vector):
    """Decoding a request, iOS: its fields, what they mean, and the request written again."""

    def read():
        request = sync.decode(octets(vector))
        want = {"p": request["p"], "m": request["m"], "filter": request["filter"]}
        want |= {key: str(request[key]) for key in ("types", "since") if key in request}
        if "streams" in request:
            want["streams"] = request["streams"].encode().hex()
        if sync.usable_ids(request) is not None:
            want["ids"] = sync.usable_ids(request)
        return want | {"wanted": sync.wanted(request), "encoded": sync.encode(request).hex()}

    return or_refusal(read)


def android_sync_kind(vector):
    """Decoding a request, Android."""
    return or_refusal(android_sync.decode, octets(vector))


def streams(vector):
    """Writing the list of stream ids."""
    return {"want": stream_ids.encode(vector["ids"])}


def flags_kind(vector):
    """The types bitfield alone."""
    mask = flags.decode(octets(vector))
    if mask is None:
        return {"want": None}
    encoded = flags.encode(mask)
    return {"want": {"mask": mask, "kinds": flags.types(mask), "encoded": encoded and encoded.hex()}}
