"""Runs commands in turn and keeps what each run cost.

All commands of a list are run in rounds, one after the other, so that a slow phase of the machine hits all alike; every second round
runs backwards, so that none always follows the same neighbour. The first round only warms up. A command that takes less than a fifth
of a second is run five times in its turn, since one run of it says little.
"""
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field

SHORT = 0.2
SHORT_REPEATS = 5


@dataclass
class Sample:
    """One run: wall and processor seconds, the peak of its memory in bytes, its exit status as a shell says it."""
    seconds: float
    processor: float
    memory: int
    status: int


@dataclass
class Command:
    """A command whose output is thrown away; `may_fail` where another project's program is known to crash."""
    name: str
    words: list
    may_fail: bool = False
    samples: list = field(default_factory=list)

    @property
    def seconds(self):
        return statistics.median(sample.seconds for sample in self.samples)

    @property
    def processor(self):
        return statistics.median(sample.processor for sample in self.samples)

    @property
    def fastest(self):
        return min(sample.seconds for sample in self.samples)

    @property
    def slowest(self):
        return max(sample.seconds for sample in self.samples)

    @property
    def memory(self):
        return max(sample.memory for sample in self.samples)

    @property
    def status(self):
        return max(sample.status for sample in self.samples)


class Measuring:
    """Runs commands through run-measured, which stands in `folder`."""

    def __init__(self, folder):
        self.runner = os.path.join(folder, "run-measured")
        self.result = os.path.join(folder, "result")

    def run(self, command):
        subprocess.run([self.runner, self.result] + command.words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=True)
        with open(self.result) as file:
            wall, processor, memory, status = (int(word) for word in file.read().split())
        if status != 0 and not command.may_fail:
            sys.exit(f"benchmark: status {status}: {' '.join(command.words)}")
        return Sample(wall / 1e9, processor / 1e6, memory * 1024, status)

    def interleave(self, commands, rounds, budget=None):
        """Runs `commands` in a round to warm up and in `rounds` that count; fewer where those would take over `budget` seconds."""
        start = time.monotonic()
        warm = {command.name: self.run(command) for command in commands}
        lap = time.monotonic() - start
        if budget:
            rounds = max(1, min(rounds, int(budget / lap)))
        say(f"{len(commands)} commands, {rounds} rounds of about {lap:.1f} s")
        for number in range(rounds):
            for command in reversed(commands) if number % 2 else commands:
                repeats = SHORT_REPEATS if warm[command.name].seconds < SHORT else 1
                command.samples += [self.run(command) for _ in range(repeats)]
        return rounds


def say(text):
    """Tells whoever waits."""
    print(f"benchmark: {text}", file=sys.stderr, flush=True)
