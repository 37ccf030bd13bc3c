import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

/// The page in a real browser, used as a person uses it: keys, clicks, windows of several sizes.
@Suite(
  "The report page in a browser", .serialized,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct ReportPageIntegrationTests {
  let folder = TemporaryFolder()
  let browser: Browser

  init() throws { browser = try Browser() }

  private var address: String { "file://\(folder.path)/out%20put/report/index.html" }

  // MARK: A report

  private static let proven = PictureProof(drawing: .holds, layout: .holds, inputs: .holds)

  /// Cases of two variants and a frame dump. One in fifty could not be drawn, one in a
  /// hundred is drawn differently; the others are proven to differ for one of two edits or for both.
  private func report(failing: Int, passing: Int) -> SnapshotReport {
    let inset = ["Row", "Card"].map { Cause(.property, "\($0) padding 8 → 10") }
    let brand = Cause(.token, "color.brand #112233 → #445566")
    var report = SnapshotReport()
    report.root = "it's a corpus"
    report.seconds = 1.5
    for index in 0..<(failing + passing) {
      let name = "folder\(index / 10)/case\(index)"
      let isFailed = index < failing
      for variant in ["light", "dark"] {
        var result = PictureResult(
          name: "\(name).\(variant)", caseName: name, variant: variant,
          status: isFailed ? .failed : .passed)
        if !isFailed { result.matchedBy = .digest }
        if isFailed { fail(&result, index, inset[index % 2], brand) }
        report.results.append(result)
      }
      if isFailed { report.results.append(frames(name, inset[index % 2])) }
    }
    return report
  }

  private func fail(_ result: inout PictureResult, _ index: Int, _ inset: Cause, _ brand: Cause) {
    if index % 50 == 49 {
      result.status = .error
      result.message = "a.json:3:1: error: expected a value"
      return
    }
    result.causes = index % 10 < 6 ? [inset] : index % 10 < 9 ? [brand] : [inset, brand]
    result.changedPixels = 80
    result.explainedPixels = 80
    result.proof = Self.proven
    result.components = [index % 2 == 0 ? "Row" : "Card"]
    result.message = "\(result.causes[0].text) (cause, 1 node)"
    result.shares = [.init(name: "Row#wifi", verdict: .cause, pixels: 80)]
    result.attachments = ["expected", "actual"].map {
      .init(role: $0, path: "pictures/a b-\($0).png")
    }
    if index < 500 { result.attachments.append(.init(role: "diff", path: "pictures/a b-diff.png")) }
    if index % 100 == 42 {
      result.proof?.drawing = .fails("drawn differently: 50 px")
      result.proof?.unaccountedPixels = 50
      result.attachments.append(.init(role: "unaccounted", path: "pictures/a b-diff.png"))
    }
    result.location = SceneLocation(file: "rows/a.json", line: 12, column: 3)
    result.details.expectedSize = .init(width: 100, height: 100)
    result.details.actualSize = .init(width: 100, height: 100)
    result.details.changedRect = PixelRect(x: 10, y: 20, width: 30, height: 10)
    result.details.nodes = [
      .init(
        name: "VStack › Row#wifi", verdict: .cause, structure: .kept,
        oldFrame: Rect(x: 10, y: 10, width: 80, height: 20),
        newFrame: Rect(x: 10, y: 14, width: 80, height: 20), changes: ["padding 8 → 10"])
    ]
  }

  private func frames(_ name: String, _ cause: Cause) -> PictureResult {
    var result = PictureResult(
      name: "\(name).layout", caseName: name, variant: "light", status: .failed)
    result.kind = .layout
    result.causes = [cause]
    result.proof = Self.proven
    result.attachments = [.init(role: "actual", path: "\(name).layout.txt")]
    result.details.frameLines = [
      "@", " VStack 0,0 100x100", "-  Row 10,10 80x20", "+  Row 10,14 80x20",
    ]
    return result
  }

  private func write(_ report: SnapshotReport) throws {
    let rows: [(id: String?, height: Double, color: String)] = [
      ("wifi", 10, "#cc0000"), ("bluetooth", 12, "#00cc00"), (nil, 14, "#0000cc"),
    ]
    let (old, _) = ToyRenderer.paint(.sample)
    let (new, _) = ToyRenderer.paint(.column(rows, padding: 14))
    let difference = CompositePicture(expected: old, actual: new).difference
    for (role, bitmap) in [("expected", old), ("actual", new), ("diff", difference)] {
      try folder.write(try PNGEncoder().encode(bitmap), to: "out put/pictures/a b-\(role).png")
    }
    for result in report.results where result.isPassed || result.status == .error {
      try folder.write(try PNGEncoder().encode(old), to: "it's a corpus/\(result.name).png")
    }
    let files = HTMLReport.files(of: report, corpus: "c", output: "out put") {
      folder.bytes("out put/\($0)")
    }
    for file in files {
      try folder.write(file.bytes, to: "out put/report/\(file.path)")
    }
  }

  // MARK: What is seen

  private func title() throws -> String { try browser.text("document.title") }
  private func mode() throws -> String {
    try browser.text("document.querySelector('[role=radio][aria-checked=true]').dataset.choice")
  }
  private func count(_ selector: String) throws -> Int {
    try browser.evaluate("document.querySelectorAll('\(selector)').length") as? Int ?? -1
  }
  private func waitForCase(_ name: String) throws {
    try browser.wait(
      "document.getElementById('main').dataset.shown?.startsWith('\(name).') === true")
  }
  /// Waits until every picture on the stage has arrived.
  private func waitForPictures() throws {
    try browser.wait(
      "[...document.querySelectorAll('.surface img')].every(image => image.naturalWidth === 100)")
  }

  /// A request makes the browser deliver all its pending messages.
  private func expectNoComplaints() throws {
    _ = try browser.evaluate("1")
    let complaints = browser.complaints
    #expect(complaints == [])
  }

  @Test("A person goes through three thousand failures")
  func browse() throws {
    try write(report(failing: 3_000, passing: 200))
    try browser.resize(1280, 800)
    try browser.open(address)
    #expect(
      try browser.text("document.querySelector('[data-status=open] span').textContent") == "3,000")
    #expect(try count(".row") < 60)
    #expect(try count("*") < 700)
    // Cases that could not be drawn come first, then those without a cause, then the widest change.
    let heads = "[...document.querySelectorAll('.row.group b')].map(b => b.textContent).join('|')"
    #expect(try browser.text(heads).hasPrefix("Could not be drawn"))
    try browser.press("n")
    #expect(try title() == "Not proven · Galley")
    try browser.press("n")
    #expect(try title() == "padding 8 → 10 · Galley")
    try browser.press("j")
    try waitForCase("folder0/case0")
    try waitForPictures()
    #expect(
      try browser.text("document.querySelector('.say').textContent").hasPrefix("padding 8 → 10 on ")
    )

    // A view stays when one moves on, and so does the variant.
    #expect(try mode() == "side")
    for (key, name) in [("2", "slider"), ("3", "overlay"), ("4", "blink"), ("5", "difference")] {
      try browser.press(key)
      #expect(try mode() == name)
    }
    try browser.press("2")
    try browser.press("ArrowRight")
    try browser.wait(
      "document.querySelector('[role=tab][aria-selected=true]').textContent === 'dark'")
    try browser.press("j")
    try waitForCase("folder0/case1")
    #expect(try mode() == "slider")
    #expect(
      try browser.text("document.querySelector('[role=tab][aria-selected=true]').textContent")
        == "dark")
    #expect(
      try browser.text("document.querySelector('.layer.actual').style.clipPath")
        == "inset(0px 0px 0px 50%)")
    #expect(try browser.text("location.hash").hasSuffix("case1@dark?view=slider"))
    try browser.press("k")
    try waitForCase("folder0/case0")

    // Frames belong to the case.
    #expect(
      try browser.text("document.querySelector('.frame-text').textContent").contains("+  Row 10,14")
    )
    #expect(try browser.text("document.querySelector('.nodes ins').textContent") == "+4")

    // The end of the list, and back.
    _ = try browser.evaluate("document.getElementById('list').scrollTop = 1e9")
    try browser.wait("document.querySelector('.row.case:last-child') !== null")
    #expect(try count(".row") < 60)
    try expectNoComplaints()
  }

  @Test("What is proven says so and is what one key accepts; what no input accounts for has a view")
  func proof() throws {
    var report = report(failing: 50, passing: 1)
    // Nobody could check the third case, and the fourth is laid out differently.
    for index in report.results.indices {
      switch report.results[index].caseName {
      case "folder0/case2": report.results[index].proof = nil
      case "folder0/case3":
        report.results[index].proof?.layout = .fails("laid out differently: Row")
      default: break
      }
    }
    try write(report)
    try browser.resize(1280, 800)
    let badge = "document.querySelector('.head .tag').textContent"
    let choices = "document.querySelectorAll('[role=radio]').length"
    let reason = "[...document.querySelectorAll('.reason')].map(each => each.textContent).join()"
    for (name, words, views, why) in [
      ("folder0/case0", "✓ Proven", "5", ""), ("folder0/case2", "Explained", "5", ""),
      ("folder0/case3", "Not proven", "5", "Proof NOT PROVEN: laid out differently: Row."),
      (
        "folder4/case42", "50 px drawn differently", "6",
        "Proof NOT PROVEN: drawn differently: 50 px."
      ),
    ] {
      try browser.open(address + "#/case/\(name)@light?view=unaccounted")
      try waitForCase(name)
      #expect(try browser.text(badge) == words)
      #expect(try browser.text(reason) == why, "in the words of the terminal")
      #expect(try browser.text("String(\(choices))") == views)
      #expect(try mode() == (views == "6" ? "unaccounted" : "difference"))
    }
    #expect(try count(".layer.unaccounted img") == 1)
    // A case that could not be drawn shows its reference, no larger than it is.
    try browser.open(address + "#/gallery?q=case49")
    try browser.wait("document.getElementById('main').dataset.shown === 'gallery'")
    let small = "document.querySelector('.cell[aria-label*=\"could not be drawn\"] img')"
    try browser.wait("\(small)?.naturalWidth === 100")
    try browser.wait("\(small).getBoundingClientRect().width === 100")
    try browser.open(address)
    let unproven = "document.querySelector('[data-status=unproven] span').textContent"
    #expect(try browser.text(unproven) == "2")
    try browser.press("n")
    #expect(try title() == "Not proven · Galley")
    try browser.press("n")
    #expect(try title() == "padding 8 → 10 · Galley")
    #expect(
      try browser.text("document.getElementById('accept-certain').textContent")
        == "Accept 54 proven A")
    try expectNoComplaints()
  }

  @Test("Search, status and component narrow the list; the address keeps them")
  func filter() throws {
    try write(report(failing: 300, passing: 50))
    try browser.resize(1280, 800)
    try browser.open(address)
    func rows() throws -> Int {
      try browser.evaluate(
        "[...document.querySelectorAll('.row.group .count')].reduce((sum, e) => sum + Number(e.textContent), 0)"
      ) as? Int ?? -1
    }
    try browser.press("/")
    for key in ["f", "o", "l", "d", "e", "r", "7", "/"] { try browser.press(key) }
    try browser.wait("location.hash.includes('q=folder7')")
    #expect(try rows() == 10)
    try browser.press("Enter")
    try waitForCase("folder7/case70")
    try browser.press("/")
    try browser.press("Escape")
    try browser.wait("!location.hash.includes('q=')")
    try browser.click("[data-status=unproven]")
    #expect(try rows() == 3)
    try browser.click("[data-status=unproven]")
    try browser.click("[data-status=passed]")
    #expect(try rows() == 50)
    try browser.click("[data-status=passed]")
    let choice = "document.getElementById('component')"
    _ = try browser.evaluate(
      "\(choice).value = 'Card'; \(choice).dispatchEvent(new Event('change'))")
    #expect(try browser.text("location.hash").contains("component=Card"))
  }

  @Test("Marks by picture, case and cause become a command, and are remembered")
  func marks() throws {
    try write(report(failing: 20, passing: 1))
    try browser.resize(1280, 800)
    try browser.open(address)
    let basket = "document.getElementById('basket').textContent"
    #expect(try browser.text("document.getElementById('basket').hidden") == "1")
    // By picture: on to the next variant, the frames go with the first.
    try browser.press("j")
    try waitForCase("folder0/case0")
    try browser.press("a")
    try browser.wait(
      "document.querySelector('[role=tab][aria-selected=true]').textContent === 'dark'")
    #expect(try browser.text(basket).hasPrefix("1 accepted"))
    try browser.press("x")
    try waitForCase("folder0/case1")
    #expect(try browser.text(basket).hasPrefix("1 accepted, 1 rejected"))
    try browser.press("u")
    #expect(try browser.text(basket).hasPrefix("1 accepted"))
    // By case.
    try browser.press("C")
    #expect(try browser.text(basket).hasPrefix("3 accepted"))
    // By cause: what differs for this alone.
    try browser.press("A")
    #expect(try browser.text(basket).hasPrefix("24 accepted"))
    // On to what is left, which has another cause.
    try waitForCase("folder0/case6")
    try browser.open(address)
    #expect(try browser.text(basket).hasPrefix("24 accepted"))
    try browser.click("#finish")
    let command = try browser.text("document.getElementById('command').textContent")
    let base = "galley accept --corpus 'it'\\''s a corpus' --output 'out put'"
    let ids = ["Card", "Row"].map { Cause(.property, "\($0) padding 8 → 10").id }
    let parts = command.components(separatedBy: " ")
    #expect(command.hasPrefix("\(base) --cause ") && parts.count { $0 == "--cause" } == 2)
    #expect(Set(parts.suffix(3)).isSuperset(of: ids) && !command.contains("&&"), "\(command)")
    _ = try? browser.call(
      "Browser.grantPermissions",
      ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    try browser.click("#copy")
    try browser.wait("document.getElementById('copy').textContent === 'Copied'")
    try expectNoComplaints()
  }

  @Test("From fifty names on the page offers a file of decisions and the command that takes it")
  func decisionFile() throws {
    try write(report(failing: 40, passing: 1))
    try browser.resize(1280, 800)
    try browser.open(address)
    try browser.press("j")
    try waitForCase("folder0/case0")
    try browser.press("a")
    try browser.wait(
      "document.querySelector('[role=tab][aria-selected=true]').textContent === 'dark'")
    try browser.press("x")
    try waitForCase("folder0/case1")
    for _ in 0..<22 { try browser.press("C") }
    // The page may fetch nothing, not even what it made itself.
    _ = try browser.text(
      "(make => URL.createObjectURL = blob => make(window.made = blob))"
        + "(URL.createObjectURL.bind(URL)) && 1")
    try browser.click("#finish")
    let command = try browser.text("document.getElementById('command').textContent")
    #expect(command.hasPrefix("galley accept --corpus"), "\(command)")
    #expect(command.hasSuffix(" --decisions decisions.json"), "\(command)")
    #expect(try browser.text("document.getElementById('save').download") == "decisions.json")
    let text = try browser.text("made.text()")
    let value = try #require(JSONParser.parse(SourceText(name: "file", text: text)).value)
    let accepted = value["accepted"]?.elements?.compactMap(\.text) ?? []
    #expect(accepted.count >= 49 && accepted.contains("folder1/case12.light"), "\(text)")
    #expect(value["rejected"]?.elements?.compactMap(\.text).contains("folder0/case0.dark") == true)
  }

  @Test("Zoom and place stay, the grid shows at high zoom, the space bar shows the reference")
  func stage() throws {
    try write(report(failing: 20, passing: 1))
    try browser.resize(1280, 800)
    try browser.open(address)
    try browser.press("j")
    try waitForCase("folder0/case0")
    try waitForPictures()
    let zoom = "document.getElementById('zoom').textContent"
    // The stage takes its place with the next frame that the browser draws.
    try browser.wait("\(zoom) === '300 %'")
    #expect(try count(".pixel-grid:not([hidden])") == 0)
    for _ in 0..<3 { try browser.press("+") }
    #expect(try count(".pixel-grid:not([hidden])") == 2)
    let large = try browser.text(zoom)
    try browser.press("ArrowRight")
    try browser.wait(
      "document.querySelector('[role=tab][aria-selected=true]').textContent === 'dark'")
    try browser.wait("\(zoom) === '\(large)'")
    try browser.press("j")
    try waitForCase("folder0/case1")
    try browser.wait("\(zoom) === '\(large)'")
    try browser.press("c")
    try browser.press("z")
    #expect(try browser.text(zoom) == "300 %")
    let shown = "getComputedStyle(document.querySelector('.layer.actual')).visibility"
    try browser.call("Input.dispatchKeyEvent", ["type": "keyDown", "key": " ", "text": " "])
    #expect(try browser.text(shown) == "hidden")
    try browser.call("Input.dispatchKeyEvent", ["type": "keyUp", "key": " "])
    #expect(try browser.text(shown) == "visible")
    try browser.press("f")
    try browser.wait("document.querySelectorAll('.frames rect').length === 2")
  }

  @Test("The loupe tells colours, also from a file, as long as the pictures come as text")
  func loupe() throws {
    try write(report(failing: 20, passing: 1))
    try browser.resize(1280, 800)
    try browser.open(address)
    try browser.press("j")
    try waitForCase("folder0/case0")
    try waitForPictures()
    try browser.wait("document.getElementById('zoom').textContent === '300 %'")
    try browser.press("p")
    try browser.wait("document.querySelectorAll('.layer.actual').length === 1")
    try waitForPictures()
    let words = "[...document.querySelectorAll('.loupe span')].map(e => e.textContent).join('|')"
    for _ in 0..<300 {
      try browser.hover(".pane .surface img")
      if try browser.text(words).contains("#") { break }
      usleep(20_000)
    }
    let (old, _) = ToyRenderer.paint(.sample)
    func hexadecimal(_ x: Int, _ y: Int) -> String {
      let place = 4 * (y * old.width + x)
      return "#" + old.pixels[place..<place + 3].map { String(format: "%02X", $0) }.joined()
    }
    let seen = try browser.text(words)
    #expect(seen.hasPrefix("\(hexadecimal(50, 50))|"), "\(seen)")
    #expect(seen.contains(" equal") || seen.contains(" Δ "))
    try expectNoComplaints()
  }

  @Test("Without a difference picture the browser shows what differs")
  func computedDifference() throws {
    var report = report(failing: 1, passing: 0)
    for index in report.results.indices {
      report.results[index].attachments.removeAll { $0.role == "diff" }
    }
    try write(report)
    try browser.resize(1280, 800)
    try browser.open(address + "#/case/folder0/case0@light?view=difference")
    try browser.wait("document.getElementById('zoom')?.textContent === '300 %'")
    try waitForPictures()
    let (old, _) = ToyRenderer.paint(.sample)
    let rows: [(id: String?, height: Double, color: String)] = [
      ("wifi", 10, "#cc0000"), ("bluetooth", 12, "#00cc00"), (nil, 14, "#0000cc"),
    ]
    let (new, _) = ToyRenderer.paint(.column(rows, padding: 14))
    let place = try browser.evaluate(
      "(() => { const box = document.querySelector('.surface img').getBoundingClientRect(); return [box.x, box.y]; })()"
    )
    let corner = try #require(place as? [Double])
    let shot = try PNGDecoder.decode(try browser.screenshot()).straight
    for (x, y) in [(2, 2), (15, 15), (50, 16), (50, 22), (50, 40), (90, 90), (50, 12)] {
      let (sx, sy) = (Int(corner[0]) + 3 * x + 1, Int(corner[1]) + 3 * y + 1)
      let seen = Array(shot.pixels[4 * (sy * shot.width + sx)..<4 * (sy * shot.width + sx) + 3])
      let index = 4 * (y * old.width + x)
      let differs = old.pixels[index..<index + 4] != new.pixels[index..<index + 4]
      let isMagenta = seen[0] > 180 && seen[1] < 90 && seen[2] > 100
      #expect(isMagenta == differs, "\(x), \(y): \(seen)")
    }
  }

  @Test(
    "Text has contrast, targets are large enough, and nothing is cut off",
    arguments: [(1_920, 1_080), (1_280, 800), (834, 1_112), (768, 1_024), (720, 960), (390, 844)])
  func sizes(width: Int, height: Int) throws {
    try write(report(failing: 60, passing: 10))
    let places = [
      "", "#/case/folder0/case0@light", "#/case/folder0/case0@frames",
      "#/case/folder4/case42@light?view=difference", "#/case/folder4/case49@light", "#/gallery",
      "#/run", "#/case/nowhere",
    ]
    for place in places {
      try browser.open(address + place)
      try browser.wait("innerWidth < 701 || 'shown' in document.getElementById('main').dataset")
      for isDark in [false, true] {
        try browser.resize(width, height, isMobile: width < 700, isDark: isDark)
        #expect(try browser.text(Browser.audit) == "", "\(place), dark: \(isDark)")
        #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "1")
        let wide =
          "[...document.querySelectorAll('main, .run-page, .sheet, .left')]"
          + ".some(part => part.scrollWidth > part.clientWidth)"
        #expect(try browser.text(wide) == "0", "\(place)")
      }
    }
    try expectNoComplaints()
  }

  @Test("Paths are cut at their beginning, and tall pictures take the width of their cards")
  func shapes() throws {
    var report = report(failing: 2, passing: 8)
    let path = "VStack › ScrollView › VStack › HStack › Bubble[2] › AvatarGroup › Avatar#ada"
    for index in report.results.indices where !report.results[index].shares.isEmpty {
      report.results[index].shares[0].name = path
      report.results[index].details.nodes[0].newFrame = Rect(
        x: 108.33, y: 215.67, width: 1_117.33, height: 148.33)
    }
    try write(report)
    try browser.resize(1280, 800)
    try browser.open(address + "#/case/folder0/case0@light")
    try browser.wait("document.querySelector('.share .tail') !== null")
    #expect(try browser.text("document.querySelector('.share .name').textContent") == path)
    let tail = "document.querySelector('.share .tail')"
    #expect(try browser.text("\(tail).textContent") == " › AvatarGroup › Avatar#ada")
    #expect(try browser.text("String(\(tail).scrollWidth <= \(tail).clientWidth)") == "true")
    let lead = "document.querySelector('.share .lead')"
    #expect(try browser.text("String(\(lead).scrollWidth > \(lead).clientWidth)") == "true")
    let numbers = "[...document.querySelectorAll('.nodes td')]"
    #expect(try browser.text("String(\(numbers).length >= 4)") == "true")
    #expect(
      try browser.text("\(numbers).every(cell => cell.scrollWidth <= cell.clientWidth)") == "1")
    try browser.open(address + "#/gallery")
    try browser.wait("document.querySelectorAll('.cell').length > 0")
    // The pictures are square, and so are their places, above a line of words.
    let box = "document.querySelector('.cell').getBoundingClientRect()"
    #expect(try browser.text("String(Math.round(\(box).height - \(box).width))") == "38")
    try expectNoComplaints()
  }

  @Test(
    "Pictures whose size no file says take the width of their cards as well",
    arguments: [1_280, 390])
  func unsizedPictures(width: Int) throws {
    let report = report(failing: 0, passing: 3)
    try write(report)
    let tall = Bitmap(
      width: 400, height: 1_600, format: .rgbaStraight,
      pixels: [UInt8](repeating: 200, count: 4 * 400 * 1_600))
    let broad = Bitmap(
      width: 800, height: 100, format: .rgbaStraight,
      pixels: [UInt8](repeating: 200, count: 4 * 800 * 100))
    for (index, bitmap) in [tall, broad].enumerated() {
      let name = report.results[2 * index].name
      try folder.write(try PNGEncoder().encode(bitmap), to: "it's a corpus/\(name).png")
    }
    let lost = report.results[4].name
    try FileManager.default.removeItem(atPath: "\(folder.path)/it's a corpus/\(lost).png")
    try browser.resize(width, 844, isMobile: width < 700)
    try browser.open(address + "#/gallery")
    let scope = width < 700 ? ".row" : ".cell"
    func thumb(_ place: Int) -> String { "document.querySelectorAll('\(scope) .thumb')[\(place)]" }
    let step = width < 700 ? 1 : 2
    try browser.wait("\(thumb(0))?.querySelector('img')?.style.transform !== ''")
    try browser.wait("\(thumb(step))?.querySelector('img')?.style.transform !== ''")
    func edges(_ place: Int) throws -> [Double] {
      let found = try browser.evaluate(
        """
        (() => {
          const box = part => part.getBoundingClientRect();
          const frame = box(\(thumb(place))), image = box(\(thumb(place)).querySelector('img'));
          return [image.left - frame.left, image.top - frame.top, image.width / frame.width, image.width / image.height];
        })()
        """)
      return try #require(found as? [Any]).compactMap { ($0 as? NSNumber)?.doubleValue }
    }
    let top = try edges(0)
    #expect(abs(top[0]) <= 1 && abs(top[1]) <= 1 && abs(top[2] - 1) < 0.02, "\(top)")
    #expect(abs(top[3] - 0.25) < 0.02, "\(top)")
    let middle = try edges(step)
    #expect(middle[1] > 5 && abs(middle[2] - 1) < 0.02, "\(middle)")
    try browser.wait("\(thumb(2 * step)).textContent === '!'")
  }

  @Test("Names that are code do nothing, and a report without its data says so")
  func hostile() throws {
    var report = report(failing: 2, passing: 0)
    let name = "</script><img src=x onerror=alert(1)>\u{2028}'\"`${alert(1)}"
    for index in report.results.indices {
      report.results[index].caseName = name
      report.results[index].name = name + String(report.results[index].name.suffix(6))
      report.results[index].message = name
      report.results[index].components = [name]
      report.results[index].causes = [Cause(.token, name)]
    }
    try write(report)
    try browser.resize(1280, 800)
    try browser.open(address)
    try browser.press("j")
    try browser.wait("document.querySelector('.heading')?.title.startsWith('</script>') === true")
    #expect(try count("img[src=x]") == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/out put/report/data/index.js")
    try browser.call("Page.navigate", ["url": address + "?again"])
    try browser.wait("document.body?.textContent.includes('The results are missing') === true")
  }
}
