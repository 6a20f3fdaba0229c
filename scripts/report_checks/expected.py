"""What a page must show of packets, counted anew from NDJSON."""
from collections import Counter


def kind(packet):
    """The name that `stats` counts a packet under."""
    frame = packet.get("frame", {})
    return frame.get("typeName") or (f"0x{frame['type']:02x}" if "type" in frame else "undecodable")


def author(packet):
    """The peer ID of its author, if it has a header."""
    return packet.get("frame", {}).get("sender")


def authors(packets):
    """Packets by author."""
    return Counter(author(packet) for packet in packets if author(packet))


def kinds(packets):
    """Packets by type."""
    return Counter(kind(packet) for packet in packets)


def verdicts(packets):
    """Answers by profile and reason."""
    return Counter((name, answer["reason"]) for packet in packets for name, answer in packet.get("verdicts", {}).items())


def findings(packets):
    """Findings by rule."""
    return Counter(finding["rule"] for packet in packets for finding in packet.get("findings", []))


def requests(packets):
    """How many sync requests there are."""
    return sum(packet.get("payload", {}).get("kind") == "requestSync" for packet in packets)


def streams(packets):
    """Fragment streams as they went over one link one way: how many, and how many of them miss a piece."""
    held, totals = {}, {}
    for packet in packets:
        payload = packet.get("payload", {})
        if payload.get("kind") != "fragment":
            continue
        key = packet["adapter"], packet["link"]["handle"], packet["direction"], author(packet), payload["stream"]
        totals.setdefault(key, payload["total"])
        held.setdefault(key, set()).add(payload["index"])
    return len(held), sum(len(held[key]) < totals[key] for key in held)
