"""Says at the end of a run what took longest: by processor time, which a busy machine does not change much.

A test is charged with what its process and all the processes below it have used: servers, browsers, workers. What is
set up for several tests (a browser, a database server) stands on a line of its own, under the first that asked for it.
"""

import os
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import pytest

LINES = 15
WORTH_TELLING = 5.0  # seconds of the whole run
TICK = os.sysconf("SC_CLK_TCK")
SAID = {"setup": " (set-up)", "call": "", "teardown": " (clearing up)"}


def children(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


def running(pid: int) -> float:
    """Processor seconds of the processes below this one that are not at their end, with what ended below them."""
    total = 0.0
    try:
        for child in children(pid):
            fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15])) / TICK + running(child)
    except OSError:  # it has just gone, or this is no Linux
        pass
    return total


def spent() -> float:
    mine, gone = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime + gone.ru_utime + gone.ru_stime + running(os.getpid())


class Meter:
    """Writes on every report what its phase has cost; xdist's workers send it along."""

    def __init__(self) -> None:
        self.last = spent()

    def pytest_runtest_logstart(self) -> None:
        self.last = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = spent()
        report.__dict__["processor"] = max(now - self.last, 0.0)  # which is what xdist sends
        self.last = now
        return report


def told(reports: list[pytest.TestReport]) -> Iterator[str]:
    """The sum of every folder, and the longest."""
    folders: Counter[str] = Counter()
    for report in reports:
        folders["/".join(report.nodeid.split("::")[0].split("/")[1:2])] += report.processor
    by_the_clock = sum(report.duration for report in reports)
    yield f"{sum(folders.values()):7.1f} s of processor time, {by_the_clock:.1f} s by the clock, of these"
    yield "  " + ", ".join(f"{folder} {seconds:.0f}" for folder, seconds in folders.most_common())
    for report in sorted(reports, key=lambda report: -report.processor)[:LINES]:
        yield f"{report.processor:7.1f} s {report.duration:7.1f} s  {report.nodeid}{SAID[report.when]}"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Meter(), "meter")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [r for said in terminalreporter.stats.values() for r in said if hasattr(r, "processor")]
    if sum(report.processor for report in reports) < WORTH_TELLING:
        return
    terminalreporter.section("what took longest: processor time, clock")
    for line in told(reports):
        terminalreporter.write_line(line)
