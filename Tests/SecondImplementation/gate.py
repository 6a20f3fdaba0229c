"""The ingress gate of the iOS app, with the fragment handler behind it.

Source: docs/protocol.md 5.2, 5.3 and 13.2, items 24 to 32.
"""

import hashlib

import fragments
import frame
from budget import ResponseBudget
from refusal import Refusal
from window import RequestWindow

ANNOUNCE, FRAGMENT, REQUEST_SYNC = 0x01, 0x20, 0x21
FULL_TTL = 7
SKEW_CAP = 120_000
DUPLICATE_FOR = 3_000


class Gate:
    """One device: its links, pending requests, duplicate memory, answer budget and reassembler."""

    def __init__(self, local):
        self.local = local
        self.links = {}
        self.window = RequestWindow()
        self.budget = ResponseBudget()
        self.seen = {}
        self.reassembler = fragments.Reassembler()

    def judge(self, now, link, data):
        """The verdict on one received frame, in the order of protocol.md 5.2."""
        try:
            packet = frame.decode(data)
        except Refusal:
            return {"v": "malformed"}
        sender, owner, flagged = packet["sender"], self.links.get(link), packet.get("rsr", False)
        if sender == self.local and not (flagged and packet["ttl"] == 0):
            return {"v": "selfLoopback", "type": packet["type"]}
        if packet["type"] == REQUEST_SYNC and owner not in (None, sender):
            return {"v": "directSenderMismatch", "bound": owner, "claimed": sender}
        direct = packet["type"] == ANNOUNCE and packet["ttl"] == FULL_TTL
        source = sender if owner is None or direct else owner
        judged = source if flagged else sender
        refusal = self.check_time(now, packet, judged)
        if refusal:
            return refusal
        if direct and owner is None:
            self.links[link] = sender
        if self.is_duplicate(now, packet):
            return {"v": "duplicateIngress"}
        verdict = {"v": "accept", "from": source, "validated": judged}
        if packet["type"] == FRAGMENT:
            verdict["frag"] = self.take_fragment(now, packet)
        return verdict

    def check_time(self, now, packet, peer):
        """A flagged frame is judged by the window alone, any other by its timestamp; None is a pass."""
        if packet.get("rsr"):
            return None if self.window.is_open(now, peer) else {"v": "invalidRSR", "peer": peer}
        skew = abs(now - int(packet["ts"]))
        if skew <= SKEW_CAP:
            return None
        return {"v": "timestampSkew", "peer": peer, "skew": str(skew), "max": str(SKEW_CAP)}

    def is_duplicate(self, now, packet):
        """Seen no more than 3.0 s ago; only frames that pass are remembered."""
        digest = hashlib.sha256(bytes.fromhex(packet["payload"])).digest()[:4]
        key = packet["sender"], packet["ts"], packet["type"], digest
        if key in self.seen and now - self.seen[key] <= DUPLICATE_FOR:
            return True
        self.seen[key] = now
        return False

    def take_fragment(self, now, packet):
        """What the fragment handler does with an accepted fragment."""
        piece = fragments.parse(bytes.fromhex(packet["payload"]), packet.get("recipient"))
        if piece is None:
            return []
        happened = [{"n": "tracked"}] if piece["broadcast"] else []
        if packet["sender"] == self.local:
            return happened
        result = self.reassembler.add(now, packet["sender"], piece)
        data = result.pop("data", None)
        happened.append({"n": "append"} | result)
        if data is not None:
            happened += self.judge_inner(now, data, packet["sender"])
        return happened

    def judge_inner(self, now, data, source):
        """A rebuilt frame is judged again, on its own flag, author and clock; it gets ttl 0.

        Whoever sent the fragments counts as its source.
        """
        try:
            inner = frame.decode(data)
        except Refusal:
            return []
        refusal = self.check_time(now, inner, inner["sender"])
        if refusal:
            return [refusal | {"n": "innerReject"}]
        taken = {key: inner[key] for key in ("type", "sender", "ts", "payload")}
        return [taken | {"n": "inner", "from": source, "rsr": inner.get("rsr", False), "ttl": 0}]
