import Foundation
import GalleyServe
import GalleyTestSupport
import Testing

/// The actions of a person on the served page, for suites that drive it in a browser.
protocol LivePage {
  var served: ServedFolder { get }
  var browser: Browser { get }
}

extension LivePage {
  func open(_ width: Int = 1_280, _ height: Int = 800) throws {
    try browser.resize(width, height)
    try browser.open(served.server.address)
  }

  func openProfile() throws { try show("screens/profile") }

  /// Opens a document, or an entry on another shelf.
  func show(_ name: String, on shelf: String = "gallery") throws {
    try open()
    try browser.open("http://\(served.host)/#/\(shelf)/\(name)")
    try waitForPicture()
  }

  func waitForPicture() throws {
    try browser.wait("document.getElementById('main').dataset.live === 'good'")
  }

  var picture: String {
    get throws { try browser.text("document.getElementById('main').dataset.picture") }
  }

  /// Does something and waits for another picture.
  func expectOtherPicture(after change: () throws -> Void) throws {
    let old = try picture
    try change()
    try browser.wait("document.getElementById('main').dataset.picture !== '\(old)'")
  }

  /// Moves the pointer to a point of the document, and clicks there if requested.
  func point(_ x: Double, _ y: Double, clicks: Bool = false) throws {
    let place = try browser.evaluate(
      """
      (() => { const box = document.querySelector('.surface img').getBoundingClientRect();
        const zoom = box.width / 200; return [box.x + \(x) * zoom, box.y + \(y) * zoom]; })()
      """)
    let at = try #require(place as? [Double])
    for kind in ["mouseMoved"] + (clicks ? ["mousePressed", "mouseReleased"] : []) {
      try browser.call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": at[0], "y": at[1], "clickCount": 1,
          "button": kind == "mouseMoved" ? "none" : "left",
        ])
    }
  }

  func save(_ text: String, to name: String = "screens/profile.json") throws {
    let path = "\(served.folder.path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + ".new"))
    #expect(rename(path + ".new", path) == 0)
  }

  func expectNoComplaints() throws {
    _ = try browser.evaluate("1")
    let complaints = browser.complaints
    #expect(complaints == [])
  }
}
