"""Kinds window, budget, gate and android_gate.

Source: docs/protocol.md chapter 5 and the specification, through the modules imported here.
"""

import android_gate
from answers.pieces import on_reassembler
from answers.shared import octets
from budget import ResponseBudget
from window import RequestWindow


def window_kind(vector):
    """The pending-request window alone."""
    window = RequestWindow()

    def answer(event):
        if event["do"] == "request":
            return window.request(event["t"], event.get("peer")) or {}
        if event["do"] == "cleanup":
            return {"want": window.cleanup(event["t"])}
        return {"want": event["rsr"] and window.is_open(event["t"], event["peer"])}

    return answer


def budget_kind(vector):
    """The answer budget alone."""
    budget = ResponseBudget()
    return lambda event: on_budget(budget, event)


def on_budget(budget, event):
    """One event at a budget."""
    if event["do"] == "prune":
        return budget.prune(event["t"]) or {}
    return {"want": budget.respond(event["t"], event["peer"])}


def gate_kind(make):
    """A gate of the iOS or spec profile; `make` creates the device."""

    def start(vector):
        device = make(vector["local"])
        return lambda event: on_gate(device, event)

    return start


def on_gate(device, event):
    """One event at a gate and the parts behind it."""
    now, action = event["t"], event["do"]
    if action == "frame":
        return {"want": device.judge(now, event["link"], octets(event))}
    if action == "request":
        return device.window.request(now, event.get("peer")) or {}
    if action == "cleanup":
        return {"want": device.window.cleanup(now)}
    if action == "bind":
        device.links[event["link"]] = event["peer"]
        return {}
    if action == "unbind":
        device.links.pop(event["link"], None)
        return {}
    if action in ("respond", "prune"):
        return on_budget(device.budget, event)
    return on_reassembler(device.reassembler, event)


def android_gate_kind(vector):
    """Android's packet validator."""
    validator = android_gate.Validator(vector["local"], vector["known"])

    def answer(event):
        if event["do"] == "cleanup":
            return {"want": validator.cleanup(event["t"])}
        return validator.judge(event["t"], octets(event))

    return answer
