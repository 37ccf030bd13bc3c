import Foundation

/// A headless Chromium, driven over the DevTools protocol: messages of JSON, each ended by a zero,
/// through two named pipes that the browser has as descriptors 3 and 4.
public final class Browser {
  /// The program, or nil where none is installed; tests that need it are skipped then.
  public static let program = ["chromium", "chromium-browser", "google-chrome"].lazy
    .map { "/usr/bin/\($0)" }.first(where: FileManager.default.isExecutableFile(atPath:))

  /// Why something did not work in the browser.
  public struct Failure: Error, CustomStringConvertible {
    /// The browser's message.
    public var description: String
  }

  private let folder = TemporaryFolder()
  private let process = Process()
  private let (input, output): (FileHandle, FileHandle)
  private var buffer = Data()
  private var number = 0
  private var session: String?
  /// Exceptions and the requests that the page was refused, as the browser reports them.
  public private(set) var complaints: [String] = []

  /// Starts a browser with one empty page.
  public init() throws {
    guard let program = Self.program else { throw Failure(description: "there is no browser") }
    let place = folder.path
    let pipes = ["\(place)/in", "\(place)/out"]
    for pipe in pipes { mkfifo(pipe, 0o600) }
    // Open for both directions, so that opening waits for nobody.
    let ends = pipes.compactMap(FileHandle.init(forUpdatingAtPath:))
    guard ends.count == 2 else { throw Failure(description: "no named pipes here") }
    (input, output) = (ends[0], ends[1])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$@" 3<"$PIPES/in" 4>"$PIPES/out""#, "sh", program, "--headless=new",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
      "--user-data-dir=\(place)/profile", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PIPES": place]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  // MARK: Messages

  /// Sends a command and waits for its answer.
  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    try input.write(contentsOf: bytes)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == number else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let object = try JSONSerialization.jsonObject(with: buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return object as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 120_000) > 0 else {
        throw Failure(description: "the browser does not answer")
      }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output.fileDescriptor, &piece, piece.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      buffer += piece[..<count]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any]
    if event["method"] as? String == "Runtime.exceptionThrown" {
      let details = parameters?["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      complaints.append(exception?["description"] as? String ?? "\(details ?? [:])")
    }
    if event["method"] as? String == "Log.entryAdded",
      let entry = parameters?["entry"] as? [String: Any], entry["level"] as? String == "error"
    {
      complaints.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
    }
  }

  // MARK: What a person does

  /// The size of the window in CSS pixels and the appearance that the person prefers.
  public func resize(
    _ width: Int, _ height: Int, scale: Double = 1, isMobile: Bool = false, isDark: Bool = false
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": isMobile])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    // An observer of sizes changes the layout in the frame after the one in which they changed.
    _ = try evaluate(
      "requestAnimationFrame(() => requestAnimationFrame(() => { window.drawnFrames = true })), "
        + "window.drawnFrames = false")
    try wait("window.drawnFrames === true")
  }

  /// Opens an address and waits until the page reports that it is ready.
  public func open(_ address: String) throws {
    try call("Page.navigate", ["url": "about:blank"])
    try call("Page.navigate", ["url": address])
    try wait("document.body?.dataset.ready === 'yes'")
  }

  /// Waits until an expression is true.
  public func wait(_ condition: String) throws {
    for _ in 0..<3_000 {
      if try evaluate(condition) as? Bool == true { return }
      usleep(20_000)
    }
    throw Failure(description: "never true: \(condition)")
  }

  /// The value of an expression of JavaScript; promises are waited for.
  public func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The value of an expression as text.
  public func text(_ expression: String) throws -> String {
    try evaluate(expression).map { "\($0)" } ?? "nothing"
  }

  /// Presses and releases a key by the name that scripts see.
  public func press(_ key: String) throws {
    var down: [String: Any] = ["type": "keyDown", "key": key]
    if key.utf16.count == 1 { down["text"] = key }
    try call("Input.dispatchKeyEvent", down)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Clicks into the middle of the first element that a selector finds.
  public func click(_ selector: String) throws {
    try point(at: selector, ["mouseMoved", "mousePressed", "mouseReleased"])
  }

  /// Moves the pointer to the middle of the first element that a selector finds.
  public func hover(_ selector: String) throws { try point(at: selector, ["mouseMoved"]) }

  private func point(at selector: String, _ kinds: [String]) throws {
    let quoted = String(
      decoding: try JSONSerialization.data(withJSONObject: [selector]), as: UTF8.self)
    let place = try evaluate(
      """
      (() => { const box = document.querySelector(\(quoted)[0]).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })()
      """)
    guard let place = place as? [Double] else {
      throw Failure(description: "no \(selector) to point at")
    }
    for kind in kinds {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": place[0], "y": place[1], "clickCount": 1,
          "button": kind == "mouseMoved" ? "none" : "left",
        ])
    }
  }

  /// A screenshot of the window, as PNG.
  public func screenshot() throws -> [UInt8] {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    let text = answer["data"] as? String ?? ""
    return Data(base64Encoded: text).map(Array.init) ?? []
  }

  /// Texts whose contrast with the content behind them is below 4.5 to 1, and controls smaller than 24 CSS
  /// pixels (WCAG 2.2, 1.4.3 and 2.5.8).
  public static let audit = """
    (() => {
      const channels = color => color.match(/[\\d.]+/g).map(Number);
      const linear = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      const ground = node => {
        for (; node; node = node.parentElement) {
          const color = channels(getComputedStyle(node).backgroundColor);
          if (color.length < 4 || color[3] === 1) return color;
        }
        return [255, 255, 255];
      };
      const poor = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !node.checkVisibility({visibilityProperty: true})) continue;
        if (node.closest("noscript, .unseen, .skip, :disabled")) continue;
        const [a, b] = [channels(getComputedStyle(node).color), ground(node)].map(luminance);
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) poor.add(`${node.className || node.tagName} ${ratio.toFixed(2)} ${node.textContent.slice(0, 20)}`);
      }
      for (const node of document.querySelectorAll("button, select, input:not([type=range]), [role=treeitem]")) {
        const {width, height} = node.getBoundingClientRect();
        if (node.checkVisibility() && (width < 24 || height < 24)) poor.add(`${node.id || node.className} ${width}x${height}`);
      }
      return [...poor].join("\\n");
    })()
    """
}
