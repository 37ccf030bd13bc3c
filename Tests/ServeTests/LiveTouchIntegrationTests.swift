import Foundation
import GalleyServe
import GalleyTestSupport
import Testing

/// Documents that are used on the served page with mouse and keyboard.
@Suite(
  "Touching the picture of the live page in a browser", .serialized, .ownThread,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct LiveTouchIntegrationTests: LivePage {
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(["login.json": Self.login, "card.json": ServedFolder.card])
    browser = try Browser()
  }

  private static let login = """
    {"type": "VStack", "properties": {"padding": 8, "width": 200}, "subviews": [
      {"type": "TextField", "id": "email", "values": {"placeholder": "Email"}},
      {"type": "Toggle", "values": {"label": "Remember"}},
      {"type": "Text", "values": {"text": "Sign in"}}]}
    """

  private func use(_ name: String = "login") throws {
    try show(name)
    try expectAnswer { try browser.press("t") }
  }

  /// Does something and waits for the answer to it.
  private func expectAnswer(to act: () throws -> Void) throws {
    let count = try answers
    try act()
    try browser.wait("Number(document.getElementById('main').dataset.touches ?? 0) > \(count)")
  }

  private var answers: Int {
    get throws {
      Int(try browser.text("document.getElementById('main').dataset.touches ?? '0'")) ?? 0
    }
  }

  private var steps: [String] {
    get throws {
      let texts = try browser.evaluate(
        "[...document.querySelectorAll('#steps button')].map(button => button.textContent)")
      return Array((texts as? [String] ?? []).dropFirst())
    }
  }

  private func type(_ text: String) throws {
    for letter in text { try browser.press("\(letter)") }
  }

  private func waitForSteps(_ wanted: [String]) throws {
    let list = try #require(
      String(data: JSONSerialization.data(withJSONObject: wanted), encoding: .utf8))
    try browser.wait(
      "JSON.stringify([...document.querySelectorAll('#steps button')].slice(1).map(b => b.textContent)) === JSON.stringify(\(list))"
    )
  }

  /// Presses an element of the list beside the picture.
  private func tap(_ line: String) throws {
    try expectAnswer {
      _ = try browser.evaluate(
        """
        [...document.querySelectorAll('#elements .touch-step')]
          .find(button => button.textContent.includes(\(line.debugDescription))).click()
        """)
    }
  }

  @Test("A click focuses a field, keys type into it, and the steps name what was touched")
  func typing() throws {
    try use()
    let before = try picture
    try expectAnswer { try point(60, 20, clicks: true) }
    // Typing follows only into the field that was touched.
    let touched = try steps
    try #require(touched == [#"{"tap":"email"}"#])
    #expect(try picture != before)
    try type("ada")
    try waitForSteps([#"{"tap":"email"}"#, #"{"type":"ada","into":"email"}"#])
    _ = try browser.evaluate("document.getElementById('stage').focus()")
    try browser.press("Backspace")
    try waitForSteps([#"{"tap":"email"}"#, #"{"type":"ad","into":"email"}"#])
    #expect(
      try browser.text("document.getElementById('elements').textContent").contains("= \"ad\""))
    // Tests in Swift make screens of views, and a document has none.
    #expect(try browser.text("String(document.getElementById('copy-swift-steps'))") == "null")
    try expectNoComplaints()
  }

  @Test("A click on a step goes back to its screen, and another touch goes on from there")
  func back() throws {
    try use()
    let start = try picture
    try tap("toggle")
    let on = try picture
    try tap("Email")
    try expectAnswer { try browser.click("[data-key=\"step-1\"]") }
    #expect(try picture == on)
    #expect(try steps.count == 2)
    try expectAnswer { try browser.click("[data-key=\"step-0\"]") }
    #expect(try picture == start)
    #expect(try steps.count == 2)
    try tap("Email")
    #expect(try steps == [#"{"tap":"email"}"#])
    try expectNoComplaints()
  }

  @Test("A saved file is shown after the same steps, and a step that finds nothing is told")
  func saved() throws {
    try use()
    try tap("toggle")
    let old = try picture
    try expectAnswer {
      try save(Self.login.replacingOccurrences(of: "Sign in", with: "Log in"), to: "login.json")
    }
    #expect(try picture != old)
    #expect(try steps.count == 1)
    #expect(
      try browser.text("document.getElementById('elements').textContent").contains("= \"on\""))
    try expectAnswer {
      try save(Self.login.replacingOccurrences(of: "Remember", with: "Keep"), to: "login.json")
    }
    let said = try browser.text("document.getElementById('findings').textContent")
    #expect(said.contains("step 1") && said.contains("Keep"), "\(said)")
    #expect(try browser.text("document.getElementById('main').dataset.live") == "failed")
    try save(Self.login, to: "login.json")
    try browser.wait("document.getElementById('main').dataset.picture === '\(old)'")
    #expect(try browser.text("document.getElementById('main').dataset.live") == "good")
    try expectNoComplaints()
  }

  @Test("What does not respond is told, and no step is left of it")
  func refused() throws {
    try use("card")
    try tap("Hello")
    let said = try browser.text("document.getElementById('findings').textContent")
    #expect(said.contains("does not respond"), "\(said)")
    #expect(try steps == [])
    try expectNoComplaints()
  }

  @Test("A snapshot is a step, Escape ends the mode, and another document begins anew")
  func modes() throws {
    try use()
    _ = try browser.evaluate("document.getElementById('snapshot-name').value = 'first'")
    try expectAnswer { try browser.click("#take-snapshot") }
    #expect(try steps == [#"{"snapshot":"first"}"#])
    _ = try browser.evaluate("document.getElementById('stage').focus()")
    try browser.press("Escape")
    try browser.wait("document.getElementById('touch').getAttribute('aria-pressed') === 'false'")
    try waitForPicture()
    try browser.open("http://\(served.host)/#/gallery/card")
    try waitForPicture()
    #expect(try browser.text("String(document.getElementById('steps'))") == "null")
    try expectNoComplaints()
  }

  @Test("On a phone the steps and elements can be pressed and nothing is wider than the page")
  func phone() throws {
    try browser.resize(390, 844)
    try browser.open(served.server.address)
    try browser.open("http://\(served.host)/#/gallery/login")
    try waitForPicture()
    try expectAnswer { _ = try browser.evaluate("document.getElementById('touch').click()") }
    try tap("Remember")
    #expect(try steps == [#"{"tap":"Remember"}"#])
    #expect(try browser.text("String(document.documentElement.scrollWidth <= 390)") == "true")
    let heights = try browser.evaluate(
      "[...document.querySelectorAll('.touch-step')].map(node => node.getBoundingClientRect().height)"
    )
    for height in try #require(heights as? [Double]) { #expect(height >= 44) }
    try expectNoComplaints()
  }

  @Test("The mode is drawn for looking at, on a desk and on a phone, in light and in dark")
  func looks() throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_LOOKS"] else { return }
    for (width, height) in [(1_440, 900), (390, 844)] {
      for theme in ["light", "dark"] {
        try browser.resize(width, height)
        try browser.open(
          width == 1_440 && theme == "light" ? served.server.address : "http://\(served.host)/")
        try browser.open("http://\(served.host)/#/gallery/login")
        try waitForPicture()
        _ = try browser.evaluate("document.documentElement.dataset.theme = '\(theme)'")
        if try browser.text("document.getElementById('touch').getAttribute('aria-pressed')")
          == "false"
        {
          try expectAnswer { _ = try browser.evaluate("document.getElementById('touch').click()") }
        }
        try tap("Remember")
        try tap("Email")
        let shot = try browser.call("Page.captureScreenshot", ["format": "png"])
        let data = try #require((shot["data"] as? String).flatMap { Data(base64Encoded: $0) })
        try data.write(to: URL(fileURLWithPath: "\(folder)/touch-\(width)-\(theme).png"))
      }
    }
  }
}
