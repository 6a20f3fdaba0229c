"""Unsolicited floods: many flagged frames, many peers, one of them asked."""

from making.gate_lines import bind, frame, request, story
from making.peers import ADA, CROWD, MESSAGE, packet

RULE = "specification: Prevent Unsolicited Sync Floods; protocol.md 5.1, 5.2 row 5, 8 row 5"
OLD = 600_000


def vectors():
    """All vectors of gate-flood.jsonl."""
    made = []
    for word, rsr in (("rsr", {"rsr": True}), ("legacy", {})):
        from_ada = [
            frame(number, "L1", packet(ADA, MESSAGE, OLD, ttl=0, text=f"flood {number}", **rsr)) for number in range(20)
        ]
        made += story(
            f"flood-{word}-one-peer",
            "20 answers from one peer that was never asked",
            RULE,
            [bind(0, "L1", ADA)] + from_ada,
        )
        made += story(f"flood-{word}-unbound", "the same on a link whose peer is unknown", RULE, from_ada)
        made += story(
            f"flood-{word}-many-peers",
            "12 peers, each on its own link; only the sixth was asked",
            RULE,
            crowd(rsr, bound=True),
        )
        made += story(
            f"flood-{word}-many-claims",
            "12 claimed senders on unbound links; only the sixth was asked",
            RULE,
            crowd(rsr, bound=False),
        )
        late = [bind(0, "L1", ADA), request(0, ADA)]
        late += [
            frame(29_998 + number, "L1", packet(ADA, MESSAGE, OLD, ttl=0, text=f"late {number}", **rsr))
            for number in range(6)
        ]
        made += story(
            f"flood-{word}-over-the-edge",
            "answers from 29.998 to 30.003 s: the window closes in their middle",
            RULE,
            late,
        )
    return made


def crowd(rsr, bound):
    """One answer from each of twelve peers after one request."""
    events = [bind(0, f"L{number}", peer) for number, peer in enumerate(CROWD) if bound]
    events.append(request(0, CROWD[5]))
    for number, peer in enumerate(CROWD):
        events.append(frame(1 + number, f"L{number}", packet(peer, MESSAGE, OLD, ttl=0, **rsr)))
    return events
