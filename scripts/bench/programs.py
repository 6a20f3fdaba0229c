"""The programs that are measured, what they can do, and the captures they make."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def compiled(name, folder, *libraries):
    """A C program of this folder, compiled into another."""
    program = os.path.join(folder, name)
    subprocess.run([shutil.which("cc") or "clang", "-O2", "-o", program, os.path.join(HERE, name + ".c"), *libraries], check=True)
    return program


class Programs:
    """Those of a folder, .build/release as a rule."""

    def __init__(self, folder):
        self.dissect = self.found(folder, "bitchat-dissect")
        self.generate = self.found(folder, "generate-captures")
        decoding = os.path.join(folder, "measure-decoding")
        self.decoding = os.path.abspath(decoding) if os.path.exists(decoding) else None
        self.has_jobs = "--jobs" in self.help()
        self.has_digest = "--digest" in self.help("stats")
        self.shapes = "--links" in subprocess.run([self.generate, "--help"], capture_output=True, text=True).stdout

    @staticmethod
    def found(folder, name):
        path = os.path.join(folder, name)
        if not os.path.exists(path):
            sys.exit(f"{path} is missing: make build")
        return os.path.abspath(path)

    def help(self, *command):
        return subprocess.run([self.dissect, *command, "--help"], capture_output=True, text=True).stdout

    @property
    def one_thread(self):
        return self.jobs(1)

    def jobs(self, number):
        """The words that choose a number of threads, where there is a choice."""
        return ["--jobs", str(number)] if self.has_jobs else []

    def capture(self, folder, name, profile, records, *shape):
        """A generated capture, in btsnoop."""
        path = os.path.join(folder, name + ".btsnoop")
        words = [self.generate, profile, "--records", str(records), "--seed", "1", *shape, path]
        subprocess.run(words, check=True)
        return path

    def pcap(self, capture):
        """The same packets as pcap, beside the capture."""
        path = os.path.splitext(capture)[0] + ".pcap"
        words = [self.dissect, "-T", "line", "--decode-only", "-q", "--no-progress", "-r", capture, "-w", path, "-F", "pcap"]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        return path


def installed(name):
    """Whether another program is there."""
    return shutil.which(name) is not None
