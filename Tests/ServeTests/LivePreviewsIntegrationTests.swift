import Foundation
import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

/// Previews of sources on the served page.
@Suite(
  "Previews on the live page", .serialized, .ownThread,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct LivePreviewsIntegrationTests: LivePage {
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(previews: CutPreviews())
    browser = try Browser()
  }

  /// Previews of a source of which two declarations did not compile.
  private struct CutPreviews: ServedPreviews {
    var names: [String] { ["Card"] }
    var messages: [String] { [] }

    func picture(of name: String, _ settings: ViewSettings) -> LivePicture {
      let bitmap = Bitmap(
        width: 4, height: 4, format: .rgbaStraight, pixels: .init(repeating: 255, count: 64))
      func finding(_ severity: String, _ text: String, _ line: Double) -> SyntaxValue {
        .array([.text(severity), .text(text), .number(line), .number(7)])
      }
      return LivePicture(
        png: try? PNGEncoder(mode: .small).encode(bitmap),
        facts: [
          ("width", .number(4)), ("height", .number(4)), ("scale", .number(1)),
          ("colors", .array([])), ("source", .text("import SwiftUI\nlet a = Unheard()\n")),
          (
            "findings",
            .array([
              finding("error", "Card.swift:2:7: cannot find 'Unheard' in scope", 2),
              finding("warning", "2 declarations left out: cannot find 'Unheard' in scope", 0),
            ])
          ),
        ])
    }

    func screen(
      of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
    ) throws(RenderFailure) -> PreviewScreen { throw RenderFailure("nobody touches it") }

    func follow(_ tell: @escaping @Sendable () -> Void) {}
  }

  @Test("Declarations that were left out are listed by cause, and an error leads to its line")
  func leftOut() throws {
    try show("preview:Card", on: "previews")
    let texts = try browser.evaluate(
      "[...document.querySelectorAll('#findings .finding')].map(finding => finding.innerText)")
    let listed = try #require(texts as? [String])
    #expect(listed.count == 2)
    #expect(listed.first?.contains("Card.swift:2:7: cannot find 'Unheard' in scope") == true)
    #expect(listed.first?.contains("Line 2") == true)
    #expect(listed.last == "2 declarations left out: cannot find 'Unheard' in scope")
    try browser.click("#findings .finding.error button")
    try browser.wait("document.querySelector('#panel [data-line=\"2\"]') !== null")
    try expectNoComplaints()
  }
}
