"""The announce payload as the Android app reads and writes it.

Source: docs/protocol.md 3.1, 13.7 and 13.10; the derived id is that of chapter 6.
"""

import hashlib

from announce import capability_bytes, join, require, tlvs


def decode(data):
    """The fields of an announce; raises Refusal. Fields 0x04 and 0x06 are kept as unknown ones."""
    found, unknown = {}, []
    for tag, value in tlvs(data):
        if tag == 0x01:
            found["nickname"] = value.decode("utf-8", "replace")
        elif tag == 0x02:
            found["noise"] = value.hex()
        elif tag == 0x03:
            found["signing"] = value.hex()
        elif tag == 0x05:
            found["capabilities"] = str(int.from_bytes(value[:8], "little"))
        else:
            unknown.append([tag, value.hex()])
    result = require(found)
    if unknown:
        result["unknown"] = unknown
    first = next((bytes.fromhex(value) for tag, value in unknown if tag == 0x04), None)
    if first is not None:
        result["neighbours"] = [first[at : at + 8].hex() for at in range(0, len(first) // 8 * 8, 8)]
    if len(result["noise"]) == 64:
        result["peer"] = peer_id(bytes.fromhex(result["noise"]))
    return result


def peer_id(noise_key):
    """The peer id that a Noise key gives."""
    return hashlib.sha256(noise_key).hexdigest()[:16]


def encode(announce):
    """The payload written again: the known fields, then the unknown ones as they came."""
    fields = [
        (1, announce["nickname"].encode()),
        (2, bytes.fromhex(announce["noise"])),
        (3, bytes.fromhex(announce["signing"])),
    ]
    if "capabilities" in announce:
        fields.append((5, capability_bytes(announce)))
    fields += [(tag, bytes.fromhex(value)) for tag, value in announce.get("unknown", [])]
    return join(fields)
