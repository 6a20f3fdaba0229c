"""One story for the three gates: the same frames at the same times, judged by each profile.

Source: design of the three profiles in docs/protocol.md 8 and Corpus/README.md, "The gate kinds".
"""

import android_frame
import android_gate
from making.lines import line, mark
from making.peers import KNOWN, ME, T
from refusal import Refusal


def bind(t, link, peer):
    """The link's peer becomes known."""
    return {"t": T + t, "do": "bind", "link": link, "peer": peer.id}


def unbind(t, link):
    """The link's peer is forgotten."""
    return {"t": T + t, "do": "unbind", "link": link}


def request(t, peer):
    """A unicast request goes to a peer, or a broadcast one to FF x 8."""
    return {"t": T + t, "do": "request", "peer": peer if isinstance(peer, str) else peer.id}


def cleanup(t):
    """Expired requests are dropped."""
    return {"t": T + t, "do": "cleanup"}


def frame(t, link, data):
    """A frame arrives."""
    return {"t": T + t, "do": "frame", "link": link, "hex": data.hex()}


def story(name, note, rule, events, profiles=("spec", "ios", "android")):
    """The vectors of one story; they are marked when the profiles accept different frames."""
    made = []
    for profile in profiles:
        if profile == "android":
            inputs = {"local": ME.id, "known": known_in(events), "events": for_android(events)}
            made.append(line(f"gate-{name}", profile, "android_gate", note, rule, **inputs))
        else:
            made.append(line(f"gate-{name}", profile, "gate", note, rule, local=ME.id, events=events))
    return mark(made, [accepted(vector) for vector in made])


def accepted(vector):
    """Which frames pass."""
    wants = [event["want"] for event in vector["events"] if event["do"] == "frame"]
    return [want if isinstance(want, bool) else want["v"] == "accept" for want in wants]


def known_in(events):
    """The keys of the peers that occur as senders."""
    text = " ".join(event.get("hex", "") for event in events)
    return [entry for entry in KNOWN if entry["peer"] in text]


def for_android(events):
    """Only frames remain; each names the peer its link is bound to and the outcome of its signature check."""
    owners, kept = {}, []
    checker = android_gate.Validator(ME.id, KNOWN)
    for event in events:
        if event["do"] == "bind":
            owners[event["link"]] = event["peer"]
        elif event["do"] == "unbind":
            owners.pop(event["link"], None)
        elif event["do"] == "frame":
            one = {"t": event["t"], "do": "frame", "hex": event["hex"]}
            if event["link"] in owners:
                one["link"] = owners[event["link"]]
            kept.append(one | {"sig": outcome(checker, event["hex"])})
    return kept


def outcome(checker, text):
    """good, bad, none or no-key."""
    try:
        return checker.check_signature(*android_frame.decode(bytes.fromhex(text)))
    except Refusal:
        return "none"
