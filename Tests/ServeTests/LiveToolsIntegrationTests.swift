import Foundation
import GalleyServe
import GalleyTestSupport
import Testing

/// The values that the toolbar of the live page shows, keeps and saves.
@Suite(
  "The tools of the live page", .serialized, .ownThread,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct LiveToolsIntegrationTests: LivePage {
  let served: ServedFolder
  let browser: Browser

  private static let form = """
    {
      "styleSheet": {"colors": {"ink": "#203040"},
        "styles": {"base": {"font": {"name": "systemFont", "size": 20}}, "lead": {"parent": "base"}}},
      "canvas": {"width": 200, "scale": 1},
      "root": {
        "type": "VStack", "properties": {"padding": 10, "spacing": 400},
        "subviews": [
          {"type": "Text", "id": "title", "style": "lead", "values": {"text": "Hello"},
            "properties": {"foregroundColor": "ink"}},
          {"type": "Button", "id": "send", "values": {"title": "Send", "systemIconName": "star"},
            "properties": {"height": 20}},
          {"type": "Switch", "id": "nameless"}
        ]
      }
    }
    """

  init() throws {
    served = try ServedFolder(["form.json": Self.form, "card.json": ServedFolder.card])
    browser = try Browser()
  }

  private func marks(_ selector: String) throws -> String {
    try browser.text("document.querySelectorAll('.frames \(selector)').length")
  }

  private func words(_ kind: String) throws -> [String] {
    let texts = try browser.evaluate(
      "[...document.querySelectorAll('.mark-text.\(kind)')].map(text => text.textContent)")
    return try #require(texts as? [String])
  }

  @Test("Overlays show frames, padding, baselines, hit areas and what is read out")
  func overlays() throws {
    try show("form")
    let nodes = try browser.text("document.getElementById('main').dataset.nodes")
    try browser.click("#over-frames")
    #expect(try marks("rect.is") == nodes)
    try browser.press("f")
    #expect(try marks("rect.is") == "0")
    try browser.click("#over-padding")
    #expect(try Int(marks("path.padding")) ?? 0 >= 1)
    try browser.click("#over-baselines")
    #expect(try Int(marks("line.baseline")) ?? 0 >= 2)
    try browser.click("#over-hit")
    #expect(try words("hit").contains { $0.hasSuffix("× 20") })
    #expect(try marks("rect.hit.wanted") == "2")
    try browser.click("#over-access")
    #expect(try words("access") == ["1 text: Hello", "2 button: Send", "3 switch: no name"])
    #expect(try marks("rect.access.nameless") == "1")
    #expect(try browser.text("location.hash").contains("over=padding%2Cbaselines%2Chit%2Caccess"))
    try expectNoComplaints()
  }

  @Test("A picture stays beside the next one and follows its file")
  func beside() throws {
    try show("form")
    try browser.press("s")
    try browser.wait("document.querySelectorAll('.pane').length === 2")
    try browser.open(
      "http://\(served.host)/#/gallery/card?\(try browser.text("location.hash").split(separator: "?")[1])"
    )
    try browser.wait("document.querySelectorAll('.pane').length === 2")
    let kept = "document.querySelectorAll('.pane')[1].querySelector('img')"
    let old = try browser.text("\(kept).src")
    #expect(try browser.text("\(kept).width") == "200")
    try save(Self.form.replacingOccurrences(of: "Hello", with: "Goodbye"), to: "form.json")
    try browser.wait("\(kept) !== null && \(kept).src !== '\(old)'")
    try browser.click(".caption.held button")
    try browser.wait("document.querySelectorAll('.pane').length === 1")
    #expect(try !browser.text("location.hash").contains("beside"))
    try expectNoComplaints()
  }

  @Test("Values tell the key, the style or the token that they come from, with the line")
  func origins() throws {
    try show("form")
    _ = try browser.evaluate("document.querySelector('[data-choice=tree]').click()")
    _ = try browser.evaluate("document.querySelectorAll('.tree-row')[1].click()")
    let rows = try browser.evaluate(
      "[...document.querySelectorAll('.resolved tr')].map(row => [row.querySelector('th').textContent, row.querySelector('.origin').textContent])"
    )
    let pairs = try #require(rows as? [[String]])
    let found = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    #expect(found["fontSize"] == "style base line 3")
    #expect(found["text"] == "written line 8")
    #expect(found["foregroundColor"] == "written line 9token color.ink line 2")
    _ = try browser.evaluate("document.querySelector('.place-link').click()")
    #expect(try browser.text("document.querySelectorAll('.code-line').length") != "0")
    try expectNoComplaints()
  }

  @Test("Pictures are saved as PNG, SVG and PDF")
  func saving() throws {
    try show("form")
    for format in ["png", "svg", "pdf"] {
      let choice = "document.getElementById('export')"
      _ = try browser.evaluate(
        "\(choice).value = '\(format)'; \(choice).dispatchEvent(new Event('change'))")
      try browser.wait("document.getElementById('main').dataset.saved === '\(format)'")
    }
    try expectNoComplaints()
  }

  @Test("Components and themes stand on shelves of their own, each drawn, tried and searched")
  func shelves() throws {
    try open()
    let tabs = try browser.text(
      "[...document.querySelectorAll('#tabs a')].map(tab => tab.firstChild.data).join(' ')")
    #expect(tabs == "Gallery Components Themes")
    try show("component%3ABadge", on: "components")
    #expect(try browser.text("document.querySelectorAll('#findings .finding').length") == "0")
    #expect(
      try browser.text("document.querySelector('.heading').textContent") == "Components/Badge")
    _ = try browser.evaluate("document.querySelector('[data-choice=tree]').click()")
    _ = try browser.evaluate("document.querySelectorAll('.tree-row')[1].click()")
    try browser.wait("document.getElementById('control-values-text') !== null")
    try expectOtherPicture {
      _ = try browser.evaluate(
        "(() => { const field = document.getElementById('control-values-text'); field.value = 'Other'; field.dispatchEvent(new Event('input')); })()"
      )
    }
    try show("theme%3Awhat3words/palette", on: "themes")
    try expectOtherPicture { try browser.click("[data-choice=dark]") }
    // Pages of several themes have one name, with the theme beside it.
    let notes = "[...document.querySelectorAll('.cell small')].map(note => note.textContent)"
    _ = try browser.evaluate("location.hash = '#/themes'")
    try browser.wait("document.querySelectorAll('.cell').length > 0 && \(notes).includes('cell')")
    _ = try browser.evaluate("location.hash = '#/components'")
    try browser.wait("document.querySelector('.cell b')?.textContent === 'ActionSheet'")
    #expect(try browser.text("String(\(notes).length)") == "0")
    try expectNoComplaints()
  }

  @Test("A save lays the rows that differ over the picture; soon one picture stands for both")
  func stripes() throws {
    try show("form")
    let images = "document.querySelectorAll('.surface')[0].querySelectorAll('img').length"
    try expectOtherPicture {
      try save(Self.form.replacingOccurrences(of: "Hello", with: "Hallo"), to: "form.json")
    }
    #expect(try browser.text(images) == "2")
    try browser.wait("\(images) === 1")
    try expectNoComplaints()
  }

  @Test("Every state of a component stands on a contact sheet")
  func states() throws {
    try show("form")
    _ = try browser.evaluate("document.querySelector('[data-choice=tree]').click()")
    _ = try browser.evaluate("document.querySelectorAll('.tree-row')[2].click()")
    try browser.wait("document.getElementById('states') !== null")
    try browser.click("#states")
    let cells = "[...document.querySelectorAll('.variant-cell')]"
    try browser.wait(
      "\(cells).length > 8 && \(cells).slice(0, 6).every(cell => cell.firstChild.naturalWidth > 0)")
    let titles = try browser.text(
      "[...document.querySelectorAll('.variants-sheet h2')].map(title => title.textContent).join()")
    #expect(titles.contains("state of Button") && titles.contains("kind of Button"))
    try expectNoComplaints()
  }
}
