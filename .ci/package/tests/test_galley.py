"""Tests of the package `galley` over a command on PATH."""

import asyncio
import itertools
import os
import pathlib
import tempfile
import threading
import unittest

import galley

ROOT = pathlib.Path(__file__).resolve().parents[3]
TEXT = {"type": "Text", "values": {"text": "Hello"}}
CARD = {
    "canvas": {"width": 120},
    "root": {"type": "Text", "values": {"text": "{name}"}},
}


class RendererTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_picture_is_that_of_the_command(self):
        with galley.Renderer() as renderer:
            picture = renderer.render(TEXT, scale=2)
        self.assertEqual(picture.data, galley.render(TEXT, scale=2))
        self.assertEqual(picture.format, "png")
        self.assertEqual(int.from_bytes(picture.data[16:20], "big"), picture.width)

    def test_formats_and_settings(self):
        with galley.Renderer(format="svg") as renderer:
            self.assertTrue(renderer.render(TEXT).data.lstrip().startswith(b"<"))
            self.assertTrue(renderer.render(TEXT, format="pdf").data.startswith(b"%PDF"))
            light, dark = (
                renderer.render(TEXT, appearance=word).data for word in ("light", "dark")
            )
        self.assertNotEqual(light, dark)

    def test_options_that_repeat(self):
        # One of Galley's fonts under two other names of the same length.
        font = (ROOT / "Fonts/Faces/JetBrainsMono/JetBrainsMono-Regular.ttf").read_bytes()
        fonts = []
        for name in ("Harbour Gothic", "Harbour Grotsk"):
            folder = self.folder / name
            folder.mkdir()
            own = font
            for encoding in ("utf-16-be", "latin-1"):
                own = own.replace("JetBrains Mono".encode(encoding), name.encode(encoding))
            (folder / "face.ttf").write_bytes(own)
            fonts.append(folder)
        text = {**TEXT, "properties": {"fontName": "Harbour Grotsk"}}
        one = galley.render(text, fonts=fonts[1], strict=True)
        self.assertEqual(galley.render(text, fonts=fonts, strict=True), one)
        self.assertEqual(galley.render(text, fonts=tuple(map(str, fonts)), strict=True), one)
        with self.assertRaises(galley.GalleyError):
            galley.render(text, fonts=fonts[:1], strict=True)
        with galley.Renderer(fonts=fonts) as renderer:
            self.assertEqual(renderer.render(text).data, one)

    def test_a_mistake_costs_its_own_job(self):
        with galley.Renderer() as renderer:
            with self.assertRaises(galley.GalleyError) as raised:
                renderer.render({"type": "Txt"}, id="first")
            self.assertEqual(raised.exception.status, 2)
            self.assertIn("did you mean", str(raised.exception))
            with self.assertRaisesRegex(galley.GalleyError, "no \"zoom\""):
                renderer.render(TEXT, zoom=2)
            self.assertEqual(renderer.render(TEXT, id="second").id, "second")

    def test_output_below_roots(self):
        with galley.Renderer(roots=[self.folder]) as renderer:
            picture = renderer.render(TEXT, output=self.folder / "a.png")
            self.assertEqual((picture.data, picture.output), (b"", str(self.folder / "a.png")))
            with self.assertRaisesRegex(galley.GalleyError, "outside of the folders"):
                renderer.render(TEXT, output="/tmp/galley-elsewhere.png")
        self.assertFalse(os.path.exists("/tmp/galley-elsewhere.png"))
        self.assertEqual((self.folder / "a.png").read_bytes(), galley.render(TEXT))

    def test_many_jobs_in_order_with_errors_among_them(self):
        jobs = [
            {"document": CARD if index % 5 else {"type": "Txt"}, "data": {"name": str(index)}, "id": index}
            for index in range(40)
        ]
        with galley.Renderer(workers=4) as renderer:
            results = list(renderer.render_all(jobs))
            one = renderer.render(CARD, data={"name": "7"}).data
        self.assertEqual(
            [isinstance(result, galley.GalleyError) for result in results],
            [index % 5 == 0 for index in range(40)])
        self.assertEqual([result.id for result in results if index_of(result)], [i for i in range(40) if i % 5])
        self.assertEqual(results[7].data, one)

    def test_jobs_are_not_asked_for_ahead(self):
        asked = itertools.count()

        def jobs():
            for _ in range(100_000):
                next(asked)
                yield {"document": {"canvas": {"width": 900, "height": 900}, "root": TEXT}}

        with galley.Renderer(workers=1) as renderer:
            results = renderer.render_all(jobs())
            next(results)
            results.close()
        # What a pipe holds, and a few more.
        self.assertLess(next(asked), 2_000)

    def test_threads_share_a_renderer(self):
        with galley.Renderer(workers=2) as renderer:
            wrong = []

            def draw(name):
                for _ in range(5):
                    if renderer.render(CARD, data={"name": name}, id=name).id != name:
                        wrong.append(name)

            threads = [threading.Thread(target=draw, args=(name,)) for name in "abcd"]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(wrong, [])

    def test_a_command_that_cannot_start_says_why(self):
        with self.assertRaisesRegex(galley.GalleyError, "nowhere.json"):
            with galley.Renderer(theme="nowhere.json") as renderer:
                renderer.render(TEXT)

    def test_coroutines(self):
        async def draw():
            async with galley.AsyncRenderer(workers=2) as renderer:
                names = [str(index) for index in range(12)]
                pictures = await asyncio.gather(
                    *(renderer.render(CARD, data={"name": name}, id=name) for name in names))
                self.assertEqual([picture.id for picture in pictures], names)
                with self.assertRaises(galley.GalleyError):
                    await renderer.render({"type": "Txt"})
                jobs = ({"document": TEXT, "id": index} for index in range(5))
                found = [result.id async for result in renderer.render_all(jobs, at_once=2)]
                self.assertEqual(found, list(range(5)))

        asyncio.run(draw())


def index_of(result):
    return not isinstance(result, galley.GalleyError)


if __name__ == "__main__":
    unittest.main()
