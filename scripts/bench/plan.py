"""What is measured: the captures, and every command that is run on them."""
import os
from dataclasses import dataclass

from measuring import Command
from programs import installed


@dataclass
class Capture:
    """A generated file, and how it was made."""
    name: str
    path: str
    records: int
    made: str

    @property
    def size(self):
        return os.path.getsize(self.path)


FULL = {
    "busy": 520_000, "phone": 520_000, "hostile": 130_000, "hostile-short": 10_000, "compared": 104_000, "signed": 52_000,
    "shape": 104_000, "sizes": [52_000, 520_000, 2_600_000, 10_400_000], "links": [1, 4, 16, 64], "peers": [10, 100, 1_000, 10_000],
}
QUICK = {
    "busy": 5_000, "phone": 5_000, "hostile": 5_000, "hostile-short": 1_000, "compared": 5_000, "signed": 2_000, "shape": 5_000,
    "sizes": [2_000, 5_000, 20_000], "links": [1, 4, 16], "peers": [10, 100, 1_000],
}
# The words after the text stand in its "$@", so that no name needs quotes.
PAIR, PIPE = '"$@" > /dev/null & "$@" > /dev/null && wait $!', '"$@" | cat > /dev/null'
WAYS = {"decoded": ["--decode-only"], "judged": ["--no-verify"], "verified": []}
FORMS = {"stats": ["stats"], "line": ["-T", "line"], "ndjson": ["-T", "ndjson"]}
# What two threads are compared by: a form, a way, a capture, and how many times as fast they should be, if anybody said so.
PAIRS = [("ndjson", "judged", "busy", 1.7), ("line", "judged", "busy", 1.7), ("ndjson", "verified", "signed", None)]


class Plan:
    """The captures in a folder, and the commands by name; a command that cannot be run on this machine is not among them."""

    def __init__(self, tools, folder, loop, sizes):
        self.tools, self.folder, self.loop, self.records = tools, folder, loop, sizes
        self.threads = [1, 2] if tools.has_jobs else [1]
        self.captures, self.commands = {}, {}
        for name in ["busy", "phone", "hostile"]:
            self.make(name, name, sizes[name])
        self.make("hostile-short", "hostile", sizes["hostile-short"])
        self.make("compared", "busy", sizes["compared"])
        if tools.shapes:
            self.make("signed", "busy", sizes["signed"], "--signed")
            for links in sizes["links"]:
                self.make(f"links-{links}", "busy", sizes["shape"], "--links", str(links), "--peers", "64")
            for peers in sizes["peers"]:
                self.make(f"peers-{peers}", "busy", sizes["shape"], "--peers", str(peers))
        self.choose()

    def make(self, name, profile, records, *shape):
        path = self.tools.capture(self.folder, name, profile, records, *shape)
        made = " ".join(["generate-captures", profile, "--records", str(records), "--seed 1", *shape])
        self.captures[name] = Capture(name, path, records, made)

    def words(self, form, way, path, threads=1):
        """A command of ours."""
        return [self.tools.dissect, *FORMS[form], *WAYS[way], "-q", "--no-progress", *self.tools.jobs(threads), "-r", path]

    def ours(self, form, way, capture, threads=1):
        """Adds a command of ours, named by its parts."""
        self.add(f"{form} {way} {capture} {threads}", self.words(form, way, self.captures[capture].path, threads))

    def pair(self, form, way, capture):
        """Adds a command of ours twice at once, where two threads are compared with one by it."""
        if (form, way, capture) in [pair[:3] for pair in PAIRS]:
            self.add(f"pair {form} {way} {capture}", ["sh", "-c", PAIR, "sh"] + self.words(form, way, self.captures[capture].path))

    def add(self, name, words, may_fail=False):
        self.commands[name] = Command(name, words, may_fail)

    def choose(self):
        """Commands that are compared stand beside each other."""
        for name in ["busy", "phone"]:
            path = self.captures[name].path
            pcap = self.tools.pcap(path)
            for threads in self.threads:
                self.ours("stats", "decoded", name, threads)
            self.add(f"loop {name}", [self.loop, pcap])
            self.add(f"stats decoded {name}.pcap 1", self.words("stats", "decoded", pcap))
        for way in WAYS:
            for form in FORMS:
                for threads in self.threads:
                    if (form, way) != ("stats", "decoded"):
                        self.ours(form, way, "busy", threads)
                self.pair(form, way, "busy")
        self.choose_others()
        self.choose_tables()

    def choose_others(self):
        busy, compared = self.captures["busy"].path, self.captures["compared"].path
        for name, words in [("cat", ["cat"]), ("wc", ["wc", "-l"]), ("sha256sum", ["sha256sum"])]:
            self.add(name, words + [busy])
        self.add("piped", ["sh", "-c", PIPE, "sh"] + self.words("ndjson", "judged", busy))
        for form in ["line", "ndjson"]:
            for threads in self.threads:
                self.ours(form, "judged", "compared", threads)
            if form == "line" and installed("tshark"):
                self.add("tshark fields", ["tshark", "-n", "-r", compared, "-T", "fields", "-e", "frame.number"])
            elif installed("tshark"):
                self.add("tshark json", ["tshark", "-n", "-r", compared, "-T", "json"])
        if installed("btmon"):
            self.add("btmon", ["btmon", "-r", compared], may_fail=True)

    def choose_tables(self):
        for name in self.captures:
            if name == "signed":
                for way in ["judged", "verified"]:
                    for threads in self.threads:
                        self.ours("ndjson", way, name, threads)
                    self.pair("ndjson", way, name)
            elif name.startswith(("links-", "peers-")):
                self.ours("stats", "decoded", name)
                self.ours("ndjson", "judged", name)
        for form, way, name in [("stats", "decoded", "hostile"), ("stats", "judged", "hostile"), ("ndjson", "judged", "hostile-short")]:
            self.ours(form, way, name)

    def get(self, name):
        """A command that was measured, or nothing."""
        return self.commands.get(name)

    def shown(self, command):
        """How a command is typed, without the folders of this run."""
        shell = {PAIR: "twice at once: ", PIPE: ""}.get(command.words[2] if command.words[0] == "sh" else None)
        words = command.words if shell is None else command.words[4:]
        text = " ".join(os.path.basename(word) if word.startswith("/") else word for word in words)
        return (shell or "") + text + (" \\| cat" if command.name == "piped" else "")
