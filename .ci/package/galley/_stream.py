"""Pictures from one long-lived command: `galley render --stream`."""

import asyncio
import collections
import json
import os
import subprocess
import tempfile
import threading
from types import TracebackType
from typing import (
    IO, Any, AsyncIterator, Deque, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple, Type, Union,
)

from ._command import GalleyError, command, words

Document = Union[Dict[str, Any], str, "os.PathLike[str]"]
#: The keys of a job, as the article "Pictures for programs" lists them.
Job = Dict[str, Any]


class Picture(NamedTuple):
    """A picture, and what the command says of it."""

    #: The file; empty for a picture that was written to an `output`.
    data: bytes
    #: `png`, `svg` or `pdf`.
    format: str
    #: The size in pixels.
    width: int
    height: int
    #: The file that was written, or None.
    output: Optional[str]
    #: Findings about the document, as `galley render --json` has them.
    diagnostics: List[Dict[str, Any]]
    #: What the job gave as `id`.
    id: Any


def _job(document: Optional[Document], keys: Dict[str, Any]) -> Job:
    job = {key: value for key, value in keys.items() if value is not None}
    if document is not None:
        job["document"] = document if isinstance(document, dict) else os.fspath(document)
    for key in ("output", "theme", "folder"):
        if isinstance(job.get(key), os.PathLike):
            job[key] = os.fspath(job[key])
    return job


def _line(job: Job) -> bytes:
    return json.dumps(job, separators=(",", ":")).encode() + b"\n"


def _picture(header: Dict[str, Any], data: bytes) -> Union[Picture, GalleyError]:
    if "error" in header:
        return GalleyError(header["status"], header["error"])
    return Picture(
        data, header["format"], header["width"], header["height"], header.get("output"),
        header.get("diagnostics", []), header.get("id"),
    )


def _arguments(roots: Iterable[Union[str, "os.PathLike[str]"]], options: Dict[str, Any]) -> List[str]:
    arguments = [command(), "render", "--stream"]
    for root in roots:
        arguments += ["--root", os.fspath(root)]
    return arguments + words(options)


class Renderer:
    """A command that stays, for one picture after another.

    `roots` are the folders below which jobs may name files, by default the working folder; `options`
    are those of `galley render` that hold for every job (`theme="brand.json"`, `scale=2`, `workers=4`).
    Several threads may share one.
    """

    def __init__(self, roots: Iterable[Union[str, "os.PathLike[str]"]] = (), **options: Any):
        self._lock = threading.Lock()
        self._errors = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            _arguments(roots, options), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        assert self._process.stdin and self._process.stdout
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout

    def __enter__(self) -> "Renderer":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the command."""
        for stream in self._input, self._output:
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self._process.wait()
        self._errors.close()

    def render(self, document: Document, **job: Any) -> Picture:
        """The picture of a document: a value as `json` has it, or the path of a file.

        `job` are the keys of a job: `data`, `row`, `theme`, `format`, `output`, `folder`, `id`, `scale`,
        `width`, `appearance` and the other settings. Raises `GalleyError` for a job with mistakes, after
        which the renderer goes on.
        """
        with self._lock:
            self._send(_line(_job(document, job)))
            self._flush()
            outcome = self._receive()
        if isinstance(outcome, GalleyError):
            raise outcome
        return outcome

    def render_all(self, jobs: Iterable[Job]) -> Iterator[Union[Picture, GalleyError]]:
        """The pictures of jobs in their order, drawn at once by as many threads as the command has.

        A job with mistakes gives its error instead of a picture. No more jobs are asked for than the
        command takes.
        """
        with self._lock:
            sent = _Sender(self, jobs)
            try:
                while sent.wait_for_another():
                    yield self._receive()
            finally:
                if not sent.is_done:
                    # The answers of jobs that were sent cannot be told from those of later ones.
                    self._process.kill()
                sent.join()
            if sent.failure is not None:
                raise sent.failure

    def _send(self, line: bytes) -> None:
        try:
            self._input.write(line)
        except (BrokenPipeError, ValueError):
            raise self._ended() from None

    def _flush(self) -> None:
        try:
            self._input.flush()
        except (BrokenPipeError, ValueError):
            raise self._ended() from None

    def _receive(self) -> Union[Picture, GalleyError]:
        line = self._output.readline()
        if not line:
            raise self._ended()
        header = json.loads(line)
        data = self._output.read(header["length"])
        if len(data) < header["length"]:
            raise self._ended()
        return _picture(header, data)

    def _ended(self) -> GalleyError:
        status = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()
        return GalleyError(status, said or "the command ended")


class _Sender:
    """Sends jobs on a thread of its own, so that answers are taken meanwhile."""

    def __init__(self, renderer: Renderer, jobs: Iterable[Job]):
        self._renderer = renderer
        self._jobs = jobs
        self._changed = threading.Condition()
        self._count = 0
        self._taken = 0
        self.is_done = False
        self.failure: Optional[BaseException] = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            for job in self._jobs:
                self._renderer._send(_line(_job(None, job)))
                self._renderer._flush()
                with self._changed:
                    self._count += 1
                    self._changed.notify()
        except BaseException as error:
            self.failure = error
        with self._changed:
            self.is_done = True
            self._changed.notify()

    def wait_for_another(self) -> bool:
        """Whether there is an answer to take; it may still be drawn."""
        with self._changed:
            while self._taken == self._count and not self.is_done:
                self._changed.wait()
            self._taken += 1
            return self._taken <= self._count

    def join(self) -> None:
        self._thread.join(timeout=10)


class AsyncRenderer:
    """The same for `asyncio`: as many coroutines as there are may wait for pictures at once.

        async with galley.AsyncRenderer(workers=4) as renderer:
            pictures = await asyncio.gather(*(renderer.render(card) for card in cards))
    """

    def __init__(self, roots: Iterable[Union[str, "os.PathLike[str]"]] = (), **options: Any):
        self._arguments = _arguments(roots, options)
        self._waiting: Deque["asyncio.Future[Picture]"] = collections.deque()

    async def __aenter__(self) -> "AsyncRenderer":
        self._turn = asyncio.Lock()
        self._process = await asyncio.create_subprocess_exec(
            *self._arguments, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL, limit=1 << 26,
        )
        self._reader = asyncio.ensure_future(self._read())
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        await self._reader
        await self._process.wait()

    async def render(self, document: Document, **job: Any) -> Picture:
        """The picture of a document; see `Renderer.render`."""
        assert self._process.stdin
        picture: "asyncio.Future[Picture]" = asyncio.get_running_loop().create_future()
        async with self._turn:
            if self._reader.done():
                raise GalleyError(127, "the command ended")
            self._waiting.append(picture)
            self._process.stdin.write(_line(_job(document, job)))
            await self._process.stdin.drain()
        return await picture

    async def render_all(self, jobs: Iterable[Job], at_once: int = 64) -> AsyncIterator[Union[Picture, GalleyError]]:
        """The pictures of jobs in their order, of which so many are under way at once."""
        running: Deque["asyncio.Task[Picture]"] = collections.deque()
        for job in jobs:
            keys = dict(job)
            running.append(asyncio.ensure_future(self.render(keys.pop("document"), **keys)))
            if len(running) >= at_once:
                yield await _outcome(running.popleft())
        while running:
            yield await _outcome(running.popleft())

    async def _read(self) -> None:
        try:
            while True:
                header, data = await self._answer()
                picture = self._waiting.popleft()
                if picture.cancelled():
                    continue
                # An error that was raised here would hold this frame, which who catches it may clear.
                outcome = _picture(header, data)
                if isinstance(outcome, GalleyError):
                    picture.set_exception(outcome)
                else:
                    picture.set_result(outcome)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        while self._waiting:
            picture = self._waiting.popleft()
            if not picture.done():
                picture.set_exception(GalleyError(127, "the command ended"))

    async def _answer(self) -> Tuple[Dict[str, Any], bytes]:
        assert self._process.stdout
        header = json.loads(await self._process.stdout.readuntil(b"\n"))
        return header, await self._process.stdout.readexactly(header["length"])


async def _outcome(task: "asyncio.Task[Picture]") -> Union[Picture, GalleyError]:
    try:
        return await task
    except GalleyError as error:
        return error
