"""A headless Chromium, driven over the DevTools protocol through two pipes."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile

from tool import SiteError


class Browser:
    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SiteError("cannot start a browser: there is no Chromium here")
        # Processes that the browser has started may write to its profile for a moment after its end.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self.output = os.pipe()
        self.input, to_write = os.pipe()
        # The browser reads descriptor 3 and writes descriptor 4.
        command = f'exec "$@" 3<&{to_read} 4>&{to_write}'
        self.process = subprocess.Popen(
            ["bash", "-c", command, "bash", program, "--headless=new", "--no-sandbox", "--disable-gpu",
             "--remote-debugging-pipe", "--hide-scrollbars", f"--user-data-dir={self.folder.name}/profile", "about:blank"],
            pass_fds=(to_read, to_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer, self.number, self.session = b"", 0, None
        # Addresses that pages requested, and what the console and uncaught exceptions say.
        self.requests, self.complaints = [], []
        target = self.call("Target.createTarget", url="about:blank")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self.receive()
            if answer.get("id") != self.number:
                self.note(answer)
            elif "error" in answer:
                raise SiteError(f"the browser refuses {method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], 120)[0]:
                raise SiteError("the browser does not answer")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise SiteError("the browser ended")
            self.buffer += piece
        line, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(line)

    def note(self, event):
        parameters = event.get("params", {})
        if event["method"] == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif event["method"] == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(" ".join(str(item.get("value", "")) for item in parameters["args"]))

    def resize(self, width, height=900, dark=False, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < 500)
        # Without movement, so that nothing is measured on its way.
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def open(self, address):
        """Opens a page, again when the browser has dropped the navigation, as it may on a busy machine."""
        loaded = "location.href === " + json.dumps(address) + " && document.readyState === 'complete'"
        for attempt in range(3):
            self.call("Page.navigate", url=address)
            try:
                return self.wait(loaded)
            except SiteError:
                if attempt == 2:
                    raise

    def wait(self, condition):
        found = self.evaluate(
            "new Promise(done => { const end = Date.now() + 20000; const look = () => { let fits = false; "
            f"try {{ fits = {condition} }} catch {{}} "
            "if (fits || Date.now() > end) done(Boolean(fits)); else setTimeout(look, 10); }; look(); })")
        if not found:
            raise SiteError(f"never true in the browser: {condition}")

    def evaluate(self, expression):
        for _ in range(20):
            try:
                answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)
                break
            except SiteError as error:
                # A page that is left ends what was evaluated in it.
                if "navigated" not in str(error) and "destroyed" not in str(error) and "context" not in str(error).lower():
                    raise
        else:
            raise SiteError("the browser does not stay on a page")
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise SiteError(f"a script fails in the browser: {details.get('exception', {}).get('description', details['text'])}")
        return answer["result"].get("value")

    def press(self, key, code, text=""):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
