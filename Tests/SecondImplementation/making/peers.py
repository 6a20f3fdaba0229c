"""The peers of the vectors and the packets they send; every key is the SHA-256 of a label.

Source: docs/protocol.md 2.8 and 3.1 for signatures and announces, chapter 6 for peer ids.
"""

import hashlib

import announce
import ed25519
import frame
import sync

T = 1_760_000_000_000
ANNOUNCE, MESSAGE, LEAVE, HANDSHAKE, FRAGMENT, REQUEST_SYNC, FILE = 0x01, 0x02, 0x03, 0x10, 0x20, 0x21, 0x22
SIGNED_TYPES = (ANNOUNCE, MESSAGE, LEAVE, REQUEST_SYNC, FILE)
NAMES = {ANNOUNCE: "announce", MESSAGE: "message", LEAVE: "leave", FRAGMENT: "fragment", REQUEST_SYNC: "request"}


def digest(label):
    """32 bytes that a label stands for."""
    return hashlib.sha256(f"bitchat vectors: {label}".encode()).digest()


def noise(label, count):
    """Bytes without a pattern, so that no sender would compress them."""
    blocks = [digest(f"{label} {number}") for number in range(count // 32 + 1)]
    return b"".join(blocks)[:count]


class Peer:
    """One device: a stand-in for its Noise key, its signing key and the id that follows."""

    def __init__(self, name):
        self.name = name
        self.noise = digest(f"noise key of {name}")
        self.seed = digest(f"signing seed of {name}")
        self.signing = ed25519.public_key(self.seed)
        self.id = hashlib.sha256(self.noise).hexdigest()[:16]

    def known(self):
        """The entry under which an Android device knows this peer."""
        return {"peer": self.id, "signing": self.signing.hex(), "noise": self.noise.hex()}

    def announcement(self, **changes):
        """The payload of this peer's announce."""
        fields = {"nickname": self.name, "noise": self.noise.hex(), "signing": self.signing.hex()}
        return announce.encode(fields | changes)


ME, ADA, BO, CY = Peer("me"), Peer("ada"), Peer("bo"), Peer("cy")
CROWD = [Peer(f"crowd {number}") for number in range(12)]
KNOWN = [peer.known() for peer in (ME, ADA, BO, CY, *CROWD)]


def packet(author, kind, age, ttl=7, text="hello", signed=None, signer=None, **fields):
    """The bytes of one frame whose timestamp is `age` ms before T; signed where senders sign."""
    content = {
        "v": 1,
        "type": kind,
        "ttl": ttl,
        "ts": str(fields.pop("ts", T - age)),
        "sender": author.id,
        "payload": payload_of(author, kind, text).hex(),
    } | fields
    if kind in SIGNED_TYPES if signed is None else signed:
        content["sig"] = ed25519.sign((signer or author).seed, frame.signed_bytes(content)).hex()
    return frame.encode(content, padded=False)


def payload_of(author, kind, text):
    """A well-formed payload of a type; `text` tells packets of one type apart, bytes are taken as they are."""
    if isinstance(text, bytes):
        return text
    if kind == ANNOUNCE:
        return author.announcement()
    if kind == REQUEST_SYNC:
        return sync.encode({"p": 7, "m": 1, "filter": ""})
    if kind == FRAGMENT:
        return piece(text, 0, 2, text.encode())
    return text.encode()


def stream_id(label):
    """The eight bytes of a fragment stream id."""
    return digest(f"stream {label}")[:8]


def piece(label, index, total, data, inner=MESSAGE):
    """The payload of one fragment."""
    return stream_id(label) + index.to_bytes(2, "big") + total.to_bytes(2, "big") + bytes([inner]) + data
