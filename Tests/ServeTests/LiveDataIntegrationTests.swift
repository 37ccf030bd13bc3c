import Foundation
import GalleyServe
import GalleyTestSupport
import Testing

/// Documents with data on the served page, record by record.
@Suite(
  "Records on the live page in a browser", .serialized, .ownThread,
  .enabled(if: Browser.program != nil, "no Chromium is installed"))
struct LiveDataIntegrationTests: LivePage {
  let served: ServedFolder
  let browser: Browser

  init() throws {
    served = try ServedFolder(
      ["card.json": Self.card, "plain.json": ServedFolder.card, "people.csv": Self.table],
      data: "people.csv")
    browser = try Browser()
  }

  private static let card = """
    {"type": "VStack", "properties": {"padding": 8, "width": "{width}"}, "subviews": [
      {"type": "Text", "values": {"text": "{name}"}}]}
    """
  private static let table = """
    id,name,width
    1,Ada Lovelace,200
    2,Grace Hopper,210
    3,Hedy Lamarr,220
    """

  private func expectRow(_ row: Int, _ name: String) throws {
    try browser.wait("document.getElementById('record-row')?.value === '\(row)'")
    #expect(
      try browser.text("document.getElementById('record').textContent").hasPrefix("\(row), \(name)")
    )
    #expect(
      try browser.text("document.querySelector('.caption').textContent").contains(
        "\(2 * (190 + 10 * row)) ×"))
  }

  private func button(_ step: Int) -> String { "[data-choice=\"row\(step)\"]" }

  private func isDisabled(_ step: Int) throws -> Bool {
    try browser.text("String(document.querySelector('\(button(step))').disabled)") == "true"
  }

  @Test(
    "Records are chosen by buttons, by keys and by their number, and the address keeps the choice")
  func choose() throws {
    try show("card")
    try expectRow(1, "Ada")
    #expect(try browser.text("document.querySelector('.records').textContent").contains("of 3"))
    #expect(try isDisabled(-1) && !isDisabled(1))
    // Beside it the list of documents.
    #expect(try browser.text("document.querySelectorAll('.row.case').length") == "2")
    try expectOtherPicture { try browser.click(button(1)) }
    try expectRow(2, "Grace")
    #expect(try browser.text("location.hash").contains("row=2"))
    // The button that was pressed keeps the focus, so that it can be pressed again.
    #expect(try browser.text("document.activeElement.dataset.choice") == "row1")
    try expectOtherPicture { try browser.press("]") }
    try expectRow(3, "Hedy")
    #expect(try isDisabled(1) && !isDisabled(-1))
    try expectOtherPicture { try browser.press("[") }
    try expectRow(2, "Grace")
    try expectOtherPicture {
      _ = try browser.evaluate(
        "(row => { row.value = '1'; row.dispatchEvent(new Event('change')); })(document.getElementById('record-row'))"
      )
    }
    try expectRow(1, "Ada")
    _ = try browser.evaluate(
      "(row => { row.value = '99'; row.dispatchEvent(new Event('change')); })(document.getElementById('record-row'))"
    )
    try expectRow(3, "Hedy")
    let (last, place) = (try picture, try browser.text("location.href"))
    try browser.open(place)
    try browser.wait("document.getElementById('main').dataset.picture === '\(last)'")
    try expectRow(3, "Hedy")
    try expectNoComplaints()
  }

  @Test(
    "A document without placeholders has no records to choose, and the next one begins with the first"
  )
  func plain() throws {
    try show("card")
    try expectOtherPicture { try browser.click(button(1)) }
    try show("plain")
    #expect(try browser.text("String(document.getElementById('records').childElementCount)") == "0")
    try expectNoComplaints()
  }

  @Test(
    "Saved data is drawn at once; a mistake in it is told at its place under the last good picture")
  func saved() throws {
    try show("card")
    try expectOtherPicture { try browser.click(button(1)) }
    try expectOtherPicture {
      try save(Self.table.replacingOccurrences(of: "Hopper", with: "Brewster"), to: "people.csv")
    }
    try browser.wait("document.getElementById('record').textContent.includes('Brewster')")
    try save(Self.table + "\n4,x\n", to: "people.csv")
    // The other records are drawn as before; the one with the mistake fails.
    try browser.wait("document.getElementById('record-row').max === '4'")
    try browser.wait("document.getElementById('main').dataset.live === 'good'")
    let good = try picture
    _ = try browser.evaluate(
      "(row => { row.value = '4'; row.dispatchEvent(new Event('change')); })(document.getElementById('record-row'))"
    )
    try browser.wait("document.getElementById('main').dataset.live === 'failed'")
    let said = try browser.text("document.getElementById('findings').textContent")
    #expect(said.contains("people.csv:5:1: error: the line has 2 fields"), "\(said)")
    #expect(try picture == good)
    // A record that is there no more gives way to the last.
    try save("id,name,width\n1,Ada Lovelace,200\n", to: "people.csv")
    try browser.wait("document.getElementById('record-row').value === '1'")
    #expect(try browser.text("document.getElementById('main').dataset.live") == "good")
    try expectNoComplaints()
  }

  @Test("On a phone the records are reached, and can be pressed")
  func phone() throws {
    try browser.resize(390, 844)
    try browser.open(served.server.address)
    try browser.open("http://\(served.host)/#/gallery/card")
    try waitForPicture()
    try expectRow(1, "Ada")
    #expect(try browser.text("String(document.documentElement.scrollWidth <= 390)") == "true")
    let sizes = try browser.evaluate(
      """
      [...document.querySelectorAll('.records button, .records input')].map(node => {
        node.scrollIntoView({inline: 'center'});
        const {width, height, left, right} = node.getBoundingClientRect();
        return [width, height, left, 390 - right];
      })
      """)
    for size in try #require(sizes as? [[Double]]) {
      #expect(size[0] >= 44 && size[1] >= 40 && size[2] >= 0 && size[3] >= 0, "\(size)")
    }
    try expectOtherPicture { try browser.click(button(1)) }
    try expectRow(2, "Grace")
    try expectNoComplaints()
  }
}
