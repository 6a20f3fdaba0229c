"""The checks of scripts/report-check: what they share, and their order."""
import pathlib
import tempfile

from . import command, counts, filters, hostile, keyboard, looks, speed
from .browser import Browser
from .tools import Tally, Tools


def main(root, words):
    """Runs every check; returns the exit status."""
    makes_pictures = "--pictures" in words
    folders = [word for word in words if not word.startswith("--")]
    folder = pathlib.Path(folders[0] if folders else root / ".build/release").resolve()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="report-check-") as work:
        tools = Tools(folder, pathlib.Path(work), root)
        browser = Browser()
        try:
            captures = {
                "interop": root / "Captures/interop.btsnoop",
                "demo": root / "Captures/demo.btsnoop",
                "busy-mesh": tools.busy_mesh(nodes=30, minutes=2),
            }
            for name, capture in captures.items():
                page = tools.report(capture, f"{name}.html")
                packets, adverts = tools.packets(capture)
                counts.check(tally, browser, name, page, packets, adverts, tools.statistics(capture))
                filters.check(tally, browser, name, page, packets)
                if name != "demo":
                    looks.check(tally, browser, name, page, root / "docs", makes_pictures)
            keyboard.check(tally, browser, tools.work / "interop.html", tools.work / "busy-mesh.html")
            hostile.check(tally, browser, tools)
            command.check(tally, tools)
            speed.check(tally, browser, tools)
        finally:
            browser.close()
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0
