"""The REQUEST_SYNC payload as the iOS app reads it.

Source: docs/protocol.md 4.1 to 4.3 and 13.2, items 8 to 15; docs/request-sync-manager.md, "Request Sync Payload".
"""

import flags
import stream_ids
from refusal import Refusal
from text import utf8

FILTER_CAP = 1024
STREAMS_CAP = 1024
LARGEST_P = 32


def decode(data):
    """The fields of a request; raises Refusal."""
    found = {}
    for tag, value in tlvs(data):
        if tag == 0x01 and len(value) == 1:
            found["p"] = value[0]
        elif tag == 0x02 and len(value) == 4:
            found["m"] = int.from_bytes(value, "big")
        elif tag == 0x03:
            if len(value) > FILTER_CAP:
                raise Refusal("filter-cap")
            found["filter"] = value.hex()
        elif tag == 0x04 and flags.decode(value) is not None:
            found["types"] = flags.decode(value)
        elif tag == 0x05 and len(value) == 8:
            found["since"] = int.from_bytes(value, "big")
        elif tag == 0x06 and len(value) <= STREAMS_CAP and utf8(value) is not None:
            found["streams"] = utf8(value)
    return require(found, LARGEST_P)


def tlvs(data):
    """Tag and value of each field; 1 or 2 left-over bytes are ignored, an overrun refuses."""
    at = 0
    while len(data) - at >= 3:
        tag, length = data[at], int.from_bytes(data[at + 1 : at + 3], "big")
        at += 3
        if length > len(data) - at:
            raise Refusal("truncated")
        yield tag, data[at : at + length]
        at += length


def require(found, largest_p):
    """The checks after the fields are read, in their order."""
    if not {"p", "m", "filter"} <= found.keys():
        raise Refusal("missing")
    if not 1 <= found["p"] <= largest_p:
        raise Refusal("p-range")
    if found["m"] == 0:
        raise Refusal("m-zero")
    return found


def usable_ids(request):
    """The stream ids the answer is restricted to, sorted, or None for no restriction."""
    ids = stream_ids.decode(request["streams"]) if "streams" in request else set()
    return sorted(one.hex() for one in ids) if ids else None


def wanted(request):
    """The effective type mask; an absent field means announces and messages."""
    return request.get("types", flags.PUBLIC_DEFAULT)


def encode(request):
    """The payload written again, fields 01 to 06; an empty type set is left out."""
    fields = [
        (1, bytes([request["p"] % 256])),
        (2, request["m"].to_bytes(4, "big")),
        (3, bytes.fromhex(request["filter"])),
    ]
    if request.get("types"):
        fields.append((4, flags.encode(request["types"])))
    if "since" in request:
        fields.append((5, request["since"].to_bytes(8, "big")))
    if "streams" in request:
        fields.append((6, request["streams"].encode()))
    return b"".join(bytes([tag]) + len(value).to_bytes(2, "big") + value for tag, value in fields)
