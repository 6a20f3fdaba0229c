"""The packet validator of the Android app.

Source: docs/protocol.md 5.7, 6, 13.5 and 13.10.
"""

import android_announce
import android_frame
import ed25519
from refusal import Refusal

ANNOUNCE, LEAVE, FRAGMENT = 0x01, 0x03, 0x20
SIGNED_TYPES = (0x02, 0x03, 0x22, 0x29)
FULL_TTL = 7
LEAVE_CAP = 300_000
ANNOUNCE_CAP = 600_000
REMEMBERED_FOR = 300_000
HASHED_BYTES = 64


class Validator:
    """One device: its own id, the keys it knows and the packets it remembers."""

    def __init__(self, local, known):
        self.local = local
        self.keys = {entry["peer"]: entry for entry in known}
        self.seen = {}

    def judge(self, now, data):
        """Whether a frame passes, or the class of the first failing check."""
        packet, wire = android_frame.decode(data)
        try:
            key = self.check(now, packet, self.check_signature(packet, wire))
        except Refusal as refusal:
            return {"want": False, "why": refusal.why}
        self.seen[key] = now
        return {"want": True}

    def check(self, now, packet, signature):
        """All checks in Android's order; returns the key of the duplicate memory."""
        age = abs(now - signed64(packet["ts"]))
        if packet["sender"] == self.local:
            raise Refusal("own-id")
        if packet["type"] == LEAVE and age > LEAVE_CAP:
            raise Refusal("leave-stale")
        key = duplicate_key(packet)
        renewed = packet["type"] == ANNOUNCE and packet["ttl"] >= FULL_TTL
        if key in self.seen and not renewed:
            raise Refusal("duplicate")
        if packet["type"] == ANNOUNCE:
            self.check_announce(packet, age, signature)
        elif packet["type"] in SIGNED_TYPES:
            if signature != "good":
                raise Refusal({"none": "unsigned", "no-key": "unknown-peer", "bad": "bad-signature"}[signature])
        return key

    def check_announce(self, packet, age, signature):
        """Age, form, keys, binding, signature, and no change of a known key."""
        if age > ANNOUNCE_CAP:
            raise Refusal("announce-stale")
        try:
            announce = android_announce.decode(bytes.fromhex(packet["payload"]))
        except Refusal:
            raise Refusal("announce-malformed") from None
        if len(announce["signing"]) != 64:
            raise Refusal("announce-key-size")
        if announce.get("peer") != packet["sender"]:
            raise Refusal("announce-unbound")
        if signature != "good":
            raise Refusal("unsigned" if signature == "none" else "bad-signature")
        known = self.keys.get(packet["sender"], {})
        if known.get("noise", announce["noise"]) != announce["noise"]:
            raise Refusal("noise-key-change")
        if known.get("signing", announce["signing"]) != announce["signing"]:
            raise Refusal("signing-key-change")

    def check_signature(self, packet, wire):
        """good, bad, none or no-key; an announce is checked with the key inside it."""
        if "sig" not in packet:
            return "none"
        key = self.signing_key(packet)
        if key is None or len(key) != 64:
            return "no-key"
        good = ed25519.verify(
            bytes.fromhex(key), android_frame.signed_bytes(packet, wire), bytes.fromhex(packet["sig"])
        )
        return "good" if good else "bad"

    def signing_key(self, packet):
        """The key a packet is checked with, or None."""
        if packet["type"] != ANNOUNCE:
            return self.keys.get(packet["sender"], {}).get("signing")
        try:
            return android_announce.decode(bytes.fromhex(packet["payload"]))["signing"]
        except Refusal:
            return None

    def cleanup(self, now):
        """Forgets what is more than 300 s old and says how many entries are left."""
        self.seen = {key: then for key, then in self.seen.items() if now - then <= REMEMBERED_FOR}
        return len(self.seen)


def duplicate_key(packet):
    """Author, time and hash; for fragments the whole payload is hashed and the type is part of the key."""
    payload = bytes.fromhex(packet["payload"])
    if packet["type"] == FRAGMENT:
        return packet["sender"], packet["ts"], content_hash(payload), FRAGMENT
    return packet["sender"], packet["ts"], content_hash(payload[:HASHED_BYTES]), None


def content_hash(data):
    """Java's hash of a byte array: 31 h + byte, bytes signed, wrapping at 32 bits."""
    value = 1
    for byte in data:
        value = (31 * value + (byte - 256 if byte > 127 else byte)) & 0xFFFF_FFFF
    return value


def signed64(text):
    """An unsigned 64-bit timestamp read as a signed one."""
    value = int(text)
    return value - (1 << 64) if value >> 63 else value
