"""The programs under test, and the tally of what they did."""
import json
import subprocess


class Tally:
    """How many checks passed and failed; failures are printed as they come."""

    def __init__(self):
        self.passed, self.failed = 0, 0

    def that(self, what, holds, found=""):
        """Counts one check; `found` is what there was instead."""
        if holds:
            self.passed += 1
            return
        self.failed += 1
        print(f"FAIL {what}" + (f": {str(found)[:300]}" if found != "" else ""))

    def same(self, what, found, wanted):
        """Counts one check that two values are equal."""
        self.that(what, found == wanted, f"{found!r} where {wanted!r} was wanted")


class Tools:
    """The programs, and a folder to work in."""

    def __init__(self, folder, work, root):
        self.folder, self.work, self.root = folder, work, root

    def run(self, program, *words, **options):
        """Runs a program to its end."""
        return subprocess.run([self.folder / program, *map(str, words)], **{"capture_output": True, "cwd": self.root, **options})

    def dissect(self, *words, **options):
        """Runs bitchat-dissect to its end."""
        return self.run("bitchat-dissect", *words, **options)

    def report(self, capture, name, *words):
        """Writes the report of a capture and returns its path."""
        page = self.work / name
        folder = self.root if capture.is_relative_to(self.root) else self.work
        done = self.dissect("report", "-r", capture.relative_to(folder), "-o", page, *words, cwd=folder)
        if done.returncode != 0:
            raise SystemExit(f"report of {capture}: exit {done.returncode}: {done.stderr.decode()[:300]}")
        return page

    def statistics(self, capture):
        """What `stats --json` says in total."""
        return json.loads(self.dissect("stats", "-r", capture, "--json").stdout)["total"]

    def packets(self, capture):
        """What `-T ndjson` prints: the packets, and the adverts."""
        lines = [json.loads(line) for line in self.dissect("-r", capture, "-T", "ndjson").stdout.splitlines()]
        return [line for line in lines if "no" in line], [line for line in lines if "advert" in line]

    def busy_mesh(self, nodes, minutes):
        """The log of one phone in a simulated crowd."""
        self.run("bitchat-fuzz", "generate", "captures", "busy-mesh", "--nodes", nodes, "--minutes", minutes, "--container",
                 "btsnoop", "--out", self.work, check=True)
        return self.work / "busy-mesh.btsnoop"

    def busy_traffic(self, records):
        """A log of much traffic over many links, as fast as it can be made."""
        capture = self.work / "busy.btsnoop"
        self.run("generate-captures", "busy", "--records", records, "--links", 40, "--peers", 60, capture, check=True)
        return capture
