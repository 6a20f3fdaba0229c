"""Pending requests and the window in which answers to them count.

Source: docs/request-sync-manager.md, "RequestSyncManager"; docs/protocol.md 5.1 and 13.2, item 28.
"""

from frame import BROADCAST

WINDOW = 30_000


class RequestWindow:
    """The time of the last unicast request to each peer."""

    def __init__(self):
        self.pending = {}

    def request(self, now, peer):
        """A REQUEST_SYNC is about to be sent; a broadcast one registers nothing."""
        if peer not in (None, BROADCAST):
            self.pending[peer] = now

    def is_open(self, now, peer):
        """Whether an answer from the peer counts: 30.000 s does, and so does a clock that stepped back."""
        return peer in self.pending and now - self.pending[peer] <= WINDOW

    def cleanup(self, now):
        """Drops expired entries and says how many are left."""
        self.pending = {peer: then for peer, then in self.pending.items() if now - then <= WINDOW}
        return len(self.pending)
