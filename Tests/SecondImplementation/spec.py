"""The gate as the specification states it, and no more.

Source: docs/request-sync-manager.md, "BLEService (Security Manager) Updates", "RequestSyncManager" and "Responder".
Where the text leaves room it is read as in docs/protocol.md 5.1, 5.3 and 7: exactly 30.000 s is inside the window and
still counts against the budget, and the claimed sender stands in for an unknown link peer.
"""

import frame
from budget import ResponseBudget
from refusal import Refusal
from window import RequestWindow

REQUEST_SYNC = 0x21
SKEW_LIMIT = 120_000


class Gate:
    """One device: who is on which link, pending requests and the answer budget."""

    def __init__(self, local):
        self.local = local
        self.links = {}
        self.window = RequestWindow()
        self.budget = ResponseBudget()

    def judge(self, now, link, data):
        """The verdict on one received frame."""
        try:
            packet = frame.decode(data)
        except Refusal:
            return {"v": "malformed"}
        refusal = self.check_time(now, link, packet)
        if refusal is None and packet["type"] == REQUEST_SYNC:
            refusal = self.check_request(now, packet)
        return refusal or {"v": "accept"}

    def check_time(self, now, link, packet):
        """A response, flagged or legacy, needs an open window; anything else a fresh timestamp."""
        legacy = packet["ttl"] == 0 and packet["type"] != REQUEST_SYNC
        if packet.get("rsr") or legacy:
            peer = self.links.get(link, packet["sender"])
            return None if self.window.is_open(now, peer) else {"v": "invalidRSR", "peer": peer}
        skew = abs(now - int(packet["ts"]))
        if skew < SKEW_LIMIT:
            return None
        return {"v": "timestampSkew", "peer": packet["sender"], "skew": str(skew), "max": str(SKEW_LIMIT)}

    def check_request(self, now, packet):
        """A REQUEST_SYNC is link-local, and at most eight of a sender are answered in 30 s."""
        if packet["ttl"] != 0:
            return {"v": "nonzeroTTL"}
        if not self.budget.respond(now, packet["sender"]):
            return {"v": "rateLimited"}
        return None
