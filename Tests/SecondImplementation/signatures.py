"""Verifying the signature of a frame.

Source: docs/protocol.md 2.8: what is covered, and which app compresses anew; chapter 6: an announce is verified with the
key inside it.
"""

import android_announce
import android_frame
import ed25519
import frame
from refusal import Refusal

ANNOUNCE = 0x01
SMALL_ORDER = 8


def check(data, keys, android):
    """valid, invalid, noKey or absent; a frame that does not decode is refused."""
    packet, wire = android_frame.decode(data) if android else (frame.decode(data), None)
    if "sig" not in packet:
        return "absent"
    key = own_key(packet) if packet["type"] == ANNOUNCE else keys.get(packet["sender"])
    if key is None or len(key) != 32:
        return "noKey"
    covered = android_frame.signed_bytes(packet, wire) if android else frame.signed_bytes(packet)
    good = is_usable(key) and ed25519.verify(key, covered, bytes.fromhex(packet["sig"]))
    return "valid" if good else "invalid"


def known(entries):
    """The keys known before; one that is none is not remembered."""
    keys = {}
    for entry in entries:
        key = bytes.fromhex(entry["signing"])
        if len(key) == 32 and is_usable(key):
            keys.setdefault(entry["peer"], key)
    return keys


def own_key(packet):
    """The key inside an announce."""
    try:
        return bytes.fromhex(android_announce.decode(bytes.fromhex(packet["payload"]))["signing"])
    except Refusal:
        return None


def is_usable(key):
    """Whether a key is a point, and not one of small order."""
    point = ed25519.decompress(key)
    return point is not None and ed25519.compress(ed25519.multiply(SMALL_ORDER, point)) != ed25519.compress(
        ed25519.NEUTRAL
    )
