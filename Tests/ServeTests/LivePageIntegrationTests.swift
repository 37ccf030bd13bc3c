import Foundation
import GalleyServe
import GalleyTestSupport
import Testing

/// The served page in a real browser, used as a person uses it, while files change on the disk.
@Suite(
  "The live page in a browser", .serialized, .ownThread,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct LivePageIntegrationTests: LivePage {
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder([
      "card.json": ServedFolder.card, "screens/profile.json": Self.profile,
      "screens/long.json": ServedFolder.card,
    ])
    browser = try Browser()
  }

  private static let profile = """
    {
      "canvas": {"width": 200, "scale": 1},
      "root": {
        "type": "VStack",
        "id": "page",
        "properties": {"padding": 10, "backgroundColor": "systemBackground"},
        "subviews": [
          {"type": "Rectangle", "id": "box", "properties": {"height": 40, "fill": "#FF0000"}},
          {"type": "Rectangle", "id": "below", "properties": {"height": 20, "fill": "#00FF00"}}
        ]
      }
    }
    """

  @Test("Open, search, choose, switch the appearance, read a frame")
  func look() throws {
    try open()
    // The token is gone from the address, and scripts cannot read the cookie.
    #expect(try browser.text("location.href") == "http://\(served.host)/")
    #expect(try browser.text("document.cookie") == "")
    #expect(try browser.text("document.querySelectorAll('.row.case').length") == "3")
    try browser.press("/")
    for key in ["p", "r", "o", "f"] { try browser.press(key) }
    try browser.wait("document.querySelectorAll('.row.case').length === 1")
    try browser.press("Enter")
    try waitForPicture()
    #expect(try browser.text("document.title") == "screens/profile · Galley")
    try expectOtherPicture { try browser.click("[data-choice=dark]") }
    #expect(try browser.text("location.hash").contains("appearance=dark"))
    try expectOtherPicture { try browser.press("d") }
    #expect(try browser.text("location.hash").contains("appearance=light"))
    try point(50, 20)
    let tip = try browser.text("document.querySelector('.tip').textContent")
    #expect(tip.hasPrefix("Rectangle #box\n180 × 40 at 10, 10\n"), "\(tip)")
    #expect(tip.hasSuffix("line 8"), "\(tip)")
    try point(50, 20, clicks: true)
    try browser.press("m")
    try point(50, 65)
    // From the chosen box to the one below: nothing between them.
    try point(5, 5)
    let lengths =
      "[...document.querySelectorAll('.ruler text')].map(t => t.textContent).sort().join(' ')"
    #expect(try browser.text(lengths) == "10 10 10 30")
    try expectNoComplaints()
  }

  @Test("Every setting of the toolbar reaches the picture and the address")
  func settings() throws {
    try openProfile()
    for (name, value) in [
      ("device", "iphone-14"), ("scale", "1"), ("theme", "what3words"),
      ("textSize", "accessibility3"),
    ] {
      let select = "document.querySelector('.settings [name=\(name)]')"
      let old = try browser.text("document.querySelector('.caption').textContent")
      _ = try browser.evaluate(
        "\(select).value = '\(value)'; \(select).dispatchEvent(new Event('change'))")
      try browser.wait("location.hash.includes('\(name)=\(value)')")
      try waitForPicture()
      if name == "device" || name == "scale" {
        try browser.wait("document.querySelector('.caption').textContent !== '\(old)'")
      }
    }
    // The address alone gives the same picture again.
    let last = try picture
    let place = try browser.text("location.href")
    try browser.open(place)
    try browser.wait("document.getElementById('main').dataset.picture === '\(last)'")
    try expectNoComplaints()
  }

  @Test("A saved file is seen at once; zoom and node stay, what changed is outlined")
  func edit() throws {
    try openProfile()
    try point(50, 20, clicks: true)
    for _ in 0..<2 { try browser.press("+") }
    let zoom = "document.getElementById('zoom').textContent"
    let large = try browser.text(zoom)
    _ = try browser.evaluate("window.kept = document.querySelector('.stage')")
    try expectOtherPicture {
      try save(Self.profile.replacingOccurrences(of: "\"height\": 20", with: "\"height\": 33"))
    }
    #expect(try browser.text(zoom) == large)
    #expect(try browser.text("window.kept === document.querySelector('.stage')") == "1")
    #expect(
      try browser.text("document.querySelector('#panel h2').textContent").hasPrefix(
        "Rectangle #box"))
    // The box below and the stack around both, not the chosen one.
    #expect(try browser.text("document.querySelector('.stage').dataset.changed") == "2")
    try expectNoComplaints()
  }

  @Test("A mistake is told under the last good picture, and goes when it is mended")
  func mistake() throws {
    try openProfile()
    let good = try picture
    try save(
      Self.profile.replacingOccurrences(of: "\"fill\": \"#FF0000\"", with: "\"fil\": \"#FF0000\""))
    try browser.wait("document.getElementById('main').dataset.live === 'failed'")
    let words = try browser.text("document.getElementById('findings').textContent")
    #expect(words.hasPrefix("Showing the version of "), "\(words)")
    #expect(words.contains("profile.json:8:"), "\(words)")
    #expect(words.contains("did you mean \"fill\"?"), "\(words)")
    #expect(try browser.text("document.querySelector('.surface img').src").hasSuffix(good))
    try browser.click("#findings button")
    #expect(try browser.text("document.querySelector('.code-line.error').dataset.line") == "8")
    try expectOtherPicture {
      try save(Self.profile.replacingOccurrences(of: "#FF0000", with: "#0000FF"))
    }
    try browser.wait("document.getElementById('findings').textContent === ''")
    try expectNoComplaints()
  }

  @Test("Properties are tried without touching the file, and the changed document is there to copy")
  func controls() throws {
    try openProfile()
    try point(50, 20, clicks: true)
    try browser.wait("document.getElementById('control-properties-height') !== null")
    try expectOtherPicture {
      _ = try browser.evaluate(
        """
        (() => { const field = document.getElementById('control-properties-height');
          field.focus(); field.value = '70'; field.dispatchEvent(new Event('input')); })()
        """)
    }
    try browser.wait("document.querySelector('.control.tried label')?.textContent === 'height'")
    #expect(try browser.text("document.activeElement.id") == "control-properties-height")
    #expect(served.folder.bytes("screens/profile.json") == Array(Self.profile.utf8))
    #expect(try browser.text("location.hash").contains("edits="))
    // The tried value survives a save of the file.
    try expectOtherPicture {
      try save(Self.profile.replacingOccurrences(of: "\"height\": 20", with: "\"height\": 22"))
    }
    _ = try browser.evaluate("document.querySelector('[data-choice=source]').click()")
    let text =
      "[...document.querySelectorAll('.code-line span')].map(e => e.textContent).join('\\n')"
    let source = try browser.text(text)
    #expect(source.contains("\"height\": 70") && source.contains("\"height\": 22"), "\(source)")
    _ = try browser.evaluate("document.querySelector('[data-choice=node]').click()")
    _ = try? browser.call(
      "Browser.grantPermissions",
      ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    try browser.click("#copy-json")
    try browser.wait("document.getElementById('copy-json').textContent === 'Copied'")
    #expect(try browser.text("navigator.clipboard.readText()").contains("\"height\": 70"))
    try expectOtherPicture { try browser.click("#reset-all") }
    #expect(!(try browser.text("location.hash").contains("edits=")))
    try expectNoComplaints()
  }

  @Test("A server that is gone is told")
  func connection() throws {
    try openProfile()
    #expect(try browser.text("document.getElementById('strip').hidden") == "1")
    served.stop()
    try browser.wait("document.getElementById('strip').hidden === false")
    #expect(
      try browser.text("document.getElementById('strip').textContent").hasPrefix(
        "Not connected since "))
  }

  @Test("New documents appear in the list, and names that are code do nothing")
  func names() throws {
    try open()
    let name = "<img src=x onerror=alert(1)> ' \" & %2e"
    try served.folder.write(ServedFolder.card, to: "\(name).json")
    try browser.wait("document.querySelectorAll('.row.case').length === 4")
    _ = try browser.evaluate(
      "[...document.querySelectorAll('.row.case')].find(row => row.title.startsWith('<img')).click()"
    )
    try waitForPicture()
    #expect(try browser.text("document.querySelector('.heading').title") == name)
    #expect(try browser.text("document.querySelectorAll('img[src=x]').length") == "0")
    try browser.wait(
      "[...document.querySelectorAll('.row.case img')].every(i => i.complete && i.naturalWidth > 0)"
    )
    try expectNoComplaints()
  }

  @Test("A tall picture fits by its width, and a phone has room for what is searched")
  func narrow() throws {
    try served.folder.write(
      #"{"canvas": {"scale": 1}, "root": {"type": "Rectangle", "properties": {"width": 200, "height": 8000}}}"#,
      to: "tall.json")
    try open()
    try browser.open("http://\(served.host)/#/gallery/tall")
    try waitForPicture()
    let box = "document.querySelector('.surface img').getBoundingClientRect()"
    let stage = "document.querySelector('.stage').getBoundingClientRect()"
    #expect(try browser.text("\(box).width") == "200")
    #expect(try browser.text("\(box).top >= \(stage).top && \(box).top < \(stage).top + 60") == "1")
    try browser.resize(390, 844, isMobile: true, isDark: false)
    try browser.open("http://\(served.host)/#/")
    try browser.wait("document.getElementById('search').getBoundingClientRect().width > 300")
    #expect(try browser.text("innerWidth") == "390")
    try expectNoComplaints()
  }

  @Test("All variants stand side by side, and one of them can be chosen")
  func variants() throws {
    try openProfile()
    try browser.click("#sheet")
    try browser.wait("document.querySelectorAll('.variant-cell').length > 20")
    try expectOtherPicture {
      _ = try browser.evaluate(
        "[...document.querySelectorAll('.variant-cell')].find(c => c.textContent.startsWith('Dark')).click()"
      )
    }
    #expect(try browser.text("document.getElementById('variants') === null") == "1")
    #expect(try browser.text("location.hash").contains("appearance=dark"))
    // Every value of a key, made from the catalogue.
    _ = try browser.evaluate(
      "[...document.querySelectorAll('[data-choice=tree]')][0].click(); document.querySelector('.tree-row').click()"
    )
    try browser.wait("document.querySelector('[aria-label^=\"All values of\"]') !== null")
    _ = try browser.evaluate("document.querySelector('[aria-label^=\"All values of\"]').click()")
    try browser.wait(
      "document.querySelectorAll('.variant-cell').length > 3 && [...document.querySelectorAll('.variant-cell img')].every(i => i.naturalWidth > 0)"
    )
    _ = try browser.evaluate("document.querySelector('.variant-cell:last-child').click()")
    try browser.wait("location.hash.includes('edits=')")
    try browser.wait("document.querySelector('.control.tried') !== null")
    try expectNoComplaints()
  }

  @Test("A control without a written value shows what counts")
  func resolved() throws {
    try served.folder.write(
      #"{"type": "Button", "values": {"title": "x"}, "properties": {"kind": "primaryAccent"}}"#,
      to: "button.json")
    try open()
    try browser.open("http://\(served.host)/#/gallery/button")
    try waitForPicture()
    _ = try browser.evaluate("document.querySelector('[data-choice=tree]').click()")
    _ = try browser.evaluate("document.querySelector('.tree-row').click()")
    let box = "document.getElementById('control-properties-tintsImage')"
    try browser.wait("\(box) !== null")
    #expect(try browser.text("\(box).checked") == "1")
    try expectNoComplaints()
  }

  @Test(
    "Text has contrast, targets are large enough, and nothing is cut off",
    arguments: [(1_920, 1_080), (1_280, 800), (834, 1_112), (768, 1_024), (720, 960), (390, 844)])
  func sizes(width: Int, height: Int) throws {
    try open(width, height)
    try browser.open("http://\(served.host)/#/gallery/screens/profile")
    try waitForPicture()
    try point(50, 20, clicks: true)
    try browser.wait("document.querySelector('.control') !== null")
    for panel in ["node", "source", "tree"] {
      _ = try browser.evaluate("document.querySelector('[data-choice=\(panel)]').click()")
      for isDark in [false, true] {
        try browser.resize(width, height, isMobile: width < 700, isDark: isDark)
        #expect(try browser.text(Browser.audit) == "", "\(panel), dark: \(isDark)")
        #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "1")
      }
    }
    try expectNoComplaints()
  }
}
