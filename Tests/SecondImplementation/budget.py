"""The limit on answers: eight per peer in 30 seconds.

Source: docs/request-sync-manager.md, "Responder"; docs/protocol.md 5.4 and 13.2, item 32.
"""

MOST_ANSWERS = 8
PERIOD = 30_000


class ResponseBudget:
    """The times of the answers to each peer; refused requests leave no trace."""

    def __init__(self):
        self.answers = {}

    def respond(self, now, peer):
        """Whether a request is answered; an answer exactly 30.000 s old still counts."""
        recent = [then for then in self.answers.get(peer, []) if now - then <= PERIOD]
        allowed = len(recent) < MOST_ANSWERS
        self.answers[peer] = recent + [now] if allowed else recent
        return allowed

    def prune(self, now):
        """Forgets what no longer counts; no later answer changes by it."""
        for peer, times in self.answers.items():
            self.answers[peer] = [then for then in times if now - then <= PERIOD]
