import Foundation
import GalleyTestSupport
import Testing

@testable import GalleyServe

@Suite("Records of data in answers to the page")
struct ServedDataTests {
  private static let card = #"{"type": "Text", "values": {"text": "{name ?? nobody}"}}"#

  private func render(_ served: ServedFolder, _ settings: String, name: String = "card") throws
    -> String
  {
    let answer = try served.post(
      "/render", #"{"document": "\#(name)", "settings": {\#(settings)}}"#)
    return answer.components(separatedBy: "\r\n\r\n").last ?? ""
  }

  @Test("A record is drawn by its number; one behind the last is the last")
  func records() throws {
    let served = try ServedFolder(
      [
        "card.json": Self.card,
        "people.json": #"[{"name": "Ada"}, {"name": "Grace Brewster Hopper"}]"#,
      ],
      data: "people.json")
    let (first, second) = (try render(served, ""), try render(served, #""row": "2""#))
    #expect(first.contains(#""row":1,"rows":2,"record":"Ada""#), "\(first)")
    #expect(second.contains(#""row":2,"rows":2,"record":"Grace Brewster Hopper""#), "\(second)")
    #expect(try render(served, #""row": "9""#).contains(#""row":2"#))
    // The data is not listed as a document.
    #expect(!(try served.get("/documents").contains("people")))
    for word in ["0", "-1", "x", "1.5"] {
      #expect(
        try served.post("/render", #"{"document": "card", "settings": {"row": "\#(word)"}}"#)
          .contains(" 400 "))
    }
  }

  @Test("A list of all records has none to choose, and a document without fields is drawn as it is")
  func others() throws {
    let list =
      #"{"type": "VStack", "subviews": [{"repeat": "rows", "type": "Text", "values": {"text": "{name}"}}]}"#
    let served = try ServedFolder(
      [
        "list.json": list, "plain.json": ServedFolder.card,
        "people.yaml": "- name: Ada\n- name: Grace\n",
      ],
      data: "people.yaml")
    let all = try render(served, "", name: "list")
    #expect(all.contains("Grace") && !all.contains(#""rows""#), "\(all)")
    let plain = try render(served, #""row": "2""#, name: "plain")
    #expect(plain.contains(#""picture""#) && !plain.contains(#""rows""#))
  }

  @Test("A record with a mistake tells it; the others are drawn")
  func faultyRecord() throws {
    let served = try ServedFolder(
      ["card.json": Self.card, "people.csv": "name,age\nAda,36\nGrace\nMary,60\n"],
      data: "people.csv")
    for row in ["1", "3"] {
      #expect(try render(served, #""row": "\#(row)""#).contains(#""picture""#))
    }
    let wrong = try render(served, #""row": "2""#)
    #expect(wrong.contains("people.csv:3:1: error: the line has 1 field"), "\(wrong)")
    #expect(!wrong.contains(#""picture""#))
  }

  @Test(
    "Data that cannot be used is a finding in place of a picture",
    arguments: [
      ("people.csv", "a,a\n", "people.csv:1:3: error: the first line names two columns"),
      ("people.json", "[]", "there are no records"), ("people.yaml", "- *x\n", "there is no &x"),
    ])
  func failures(name: String, text: String, message: String) throws {
    let served = try ServedFolder(["card.json": Self.card, name: text], data: name)
    let answer = try render(served, "")
    #expect(answer.contains(message) && !answer.contains(#""picture""#), "\(answer)")
    #expect(try served.get("/live/card").contains(" 204 "))
  }
}
