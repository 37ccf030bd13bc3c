"""The command `galley`: its output, and pictures of many documents from one process."""
import json
import subprocess
import threading
from pathlib import Path


class SiteError(Exception):
    """An error that ends the script: operation, path and reason."""


class Tool:
    def __init__(self, path, folder, fonts):
        self.path, self.folder, self.fonts = Path(path).resolve(), folder, fonts
        if not self.path.is_file():
            raise SiteError(f"cannot run '{path}': there is no such file")

    def run(self, *arguments, below="."):
        """The standard output of a command that succeeds."""
        done = self.ended(arguments, below)
        if done.returncode:
            raise SiteError(
                f"'galley {' '.join(map(str, arguments))}' ends with {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    def refused(self, *arguments):
        """The error message of a command that refuses its input."""
        done = self.ended(arguments)
        if done.returncode != 2:
            raise SiteError(f"'galley {' '.join(map(str, arguments))}' ends with {done.returncode} and not with 2")
        return done.stderr

    def ended(self, arguments, below="."):
        try:
            return subprocess.run(
                [self.path, *arguments], cwd=self.folder / below, capture_output=True, text=True, check=False)
        except OSError as error:
            raise SiteError(f"cannot run '{self.path}': {error.strerror}") from error

    def names(self, kind):
        """The names of a kind with their summaries."""
        return [(item["name"], item["summary"]) for item in json.loads(self.run("list", kind, "--json"))]

    def draw(self, jobs):
        """The answer to each job, as a pair of its line and its picture's bytes."""
        jobs = list(jobs)
        if not jobs:
            return []
        process = subprocess.Popen(
            [self.path, "render", "--stream", "--fonts", self.fonts], cwd=self.folder,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        complaints = []

        def feed():
            try:
                for job in jobs:
                    process.stdin.write(json.dumps(job).encode() + b"\n")
                process.stdin.close()
            except OSError as error:
                complaints.append(error.strerror)

        threads = [
            threading.Thread(target=feed),
            # Read beside the answers, so that a full pipe does not stop the command.
            threading.Thread(target=lambda: complaints.append(process.stderr.read().decode())),
        ]
        for thread in threads:
            thread.start()
        answers = []
        while line := process.stdout.readline():
            answer = json.loads(line)
            answers.append((answer, process.stdout.read(answer["length"])))
        for thread in threads:
            thread.join()
        process.wait()
        if len(answers) != len(jobs):
            reason = " ".join(filter(None, complaints)).strip()
            raise SiteError(f"'galley render --stream' answers {len(answers)} of {len(jobs)} jobs: {reason}")
        return answers


def pretty(value, indent=0, width=76):
    """JSON in which values that fit into a line are in one line."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or len(line) + indent <= width:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {pretty(item, indent + 2, width)}" for key, item in value.items()]
        ends = "{}"
    else:
        parts, ends = [pretty(item, indent + 2, width) for item in value], "[]"
    return f"{ends[0]}\n{inner}" + f",\n{inner}".join(parts) + f"\n{' ' * indent}{ends[1]}"
