"""The announce payload as the iOS app reads and writes it. An empty cell is read but not written again.

Source: docs/protocol.md 3.1 and 13.2, item 37.
"""

from refusal import Refusal
from text import utf8

CELL_CAP = 12
NEIGHBOURS_SENT = 10


def decode(data):
    """The fields of an announce; raises Refusal."""
    found = {}
    for tag, value in tlvs(data):
        if tag == 0x01:
            found["nickname"] = utf8(value)
        elif tag == 0x02:
            found["noise"] = value.hex()
        elif tag == 0x03:
            found["signing"] = value.hex()
        elif tag == 0x04 and value and len(value) % 8 == 0:
            found["neighbours"] = [value[at : at + 8].hex() for at in range(0, len(value), 8)]
        elif tag == 0x05:
            found["capabilities"] = str(int.from_bytes(value[:8], "little"))
        elif tag == 0x06 and len(value) <= CELL_CAP:
            found["cell"] = utf8(value)
    return require(found)


def tlvs(data):
    """Tag and value of each field; one left-over byte is ignored, an overrun refuses."""
    at = 0
    while len(data) - at >= 2:
        tag, length = data[at], data[at + 1]
        at += 2
        if length > len(data) - at:
            raise Refusal("truncated")
        yield tag, data[at : at + length]
        at += length


def require(found):
    """Drops what an unreadable repeat has erased and asks for the three mandatory fields."""
    present = {key: value for key, value in found.items() if value is not None}
    if not {"nickname", "noise", "signing"} <= present.keys():
        raise Refusal("missing")
    return present


def encode(announce):
    """The payload written again, or None when a field does not fit its length byte."""
    fields = [
        (1, announce["nickname"].encode()),
        (2, bytes.fromhex(announce["noise"])),
        (3, bytes.fromhex(announce["signing"])),
    ]
    if announce.get("neighbours"):
        fields.append((4, bytes.fromhex("".join(announce["neighbours"][:NEIGHBOURS_SENT]))))
    if "capabilities" in announce:
        fields.append((5, capability_bytes(announce)))
    if announce.get("cell"):
        fields.append((6, announce["cell"].encode()))
    return join(fields)


def capability_bytes(announce):
    """Minimal little-endian form, at least one byte."""
    mask = int(announce["capabilities"])
    return mask.to_bytes(max(1, (mask.bit_length() + 7) // 8), "little")


def join(fields):
    """The bytes of the fields, or None when one is longer than 255 bytes."""
    if any(len(value) > 255 for _, value in fields):
        return None
    return b"".join(bytes([tag, len(value)]) + value for tag, value in fields)
