/// One of the five jobs that renderers are compared on, written as documents of ours: a list row,
/// a settings form, a long list, a page of cards, a set of small components.
struct Workload: Sendable {
  /// The name in tables, `W1` to `W5`.
  var name: String
  /// The documents, each with the name of its file.
  var documents: [(name: String, text: String)]

  /// All five.
  static let all = [hikingRow, settingsForm, longList, cards, smallComponents]

  /// The list row: a picture of 40 × 40 points, a bold title and a caption.
  static let hikingRow = Workload(
    name: "W1", documents: [("w1", canvas(390, row("Hiking", "This is Hiking sport.")))])

  /// A heading, twelve labelled fields and two buttons.
  static let settingsForm = Workload(
    name: "W2",
    documents: [
      (
        "w2",
        canvas(
          390,
          stack(
            "VStack", spacing: 12, #""padding": 16, "horizontalAlignment": "leading""#,
            [text("Settings", size: 28, weight: "bold")] + (1...12).map(field) + [buttons]))
      )
    ])

  /// Five hundred rows in one picture of 780 × 60,000 pixels.
  static let longList = Workload(
    name: "W3",
    documents: [
      (
        "w3",
        canvas(
          390,
          stack(
            "VStack", spacing: 0, "",
            (1...500).map { row("Trail number \($0)", "Distance \($0 * 37 % 190) kilometres") }))
      )
    ])

  /// Two hundred cards with shadows in four columns.
  static let cards = Workload(
    name: "W4",
    documents: [
      (
        "w4",
        canvas(
          1056,
          stack(
            "VStack", spacing: 16, #""padding": 24"#,
            (0..<50).map { line in
              stack(
                "HStack", spacing: 16, #""verticalAlignment": "top""#,
                (0..<4).map { card(line * 4 + $0) })
            }))
      )
    ])

  /// Twenty labels as buttons in five states, a file each.
  static let smallComponents = Workload(
    name: "W5",
    documents: (0..<20).flatMap { label in
      (0..<5).map { state in ("w5-\(label)-\(state)", canvas(160, button(label, state))) }
    })
}

extension Workload {
  fileprivate static func canvas(_ width: Int, _ root: String) -> String {
    #"{"canvas": {"width": \#(width), "scale": 2, "background": "FFFFFF"}, "root": \#(root)}"#
  }

  private static func stack(
    _ type: String, spacing: Int, _ properties: String, _ children: [String]
  ) -> String {
    let more = properties.isEmpty ? "" : ", " + properties
    return #"{"type": "\#(type)", "properties": {"spacing": \#(spacing)\#(more)}, "#
      + #""subviews": [\#(children.joined(separator: ", "))]}"#
  }

  private static func text(
    _ text: String, size: Int, weight: String = "regular", color: String = "1C1C1E",
    _ more: String = ""
  ) -> String {
    #"{"type": "Text", "properties": {"fontSize": \#(size), "fontWeight": "\#(weight)", "#
      + #""foregroundColor": "\#(color)"\#(more)}, "values": {"text": "\#(text)"}}"#
  }

  fileprivate static func row(_ title: String, _ caption: String) -> String {
    let image =
      #"{"type": "Image", "properties": {"width": 40, "height": 40}, "#
      + #""values": {"localImageName": "hiking"}}"#
    let words = stack(
      "VStack", spacing: 4, #""horizontalAlignment": "leading""#,
      [text(title, size: 20, weight: "bold"), text(caption, size: 12, color: "6E6E73")])
    return stack(
      "HStack", spacing: 16, #""padding": "8 16", "minHeight": 60"#,
      [image, words, #"{"type": "Spacer"}"#])
  }

  fileprivate static func field(_ number: Int) -> String {
    let box =
      #", "padding": "10 12", "maxWidth": "infinity", "frameAlignment": "leading", "#
      + #""borderColor": "C7C7CC", "borderWidth": 1, "cornerRadius": 8"#
    return stack(
      "VStack", spacing: 4, #""horizontalAlignment": "leading""#,
      [
        text("Label of field \(number)", size: 13, color: "6E6E73"),
        text("Value \(number * 7919)", size: 17, box),
      ])
  }

  fileprivate static var buttons: String {
    let look =
      #", "padding": "12 24", "maxWidth": "infinity", "backgroundColor": "0A84FF", "#
      + #""cornerRadius": 8"#
    return stack(
      "HStack", spacing: 12, "",
      [
        text("Cancel", size: 17, weight: "semibold", color: "FFFFFF", look),
        text("Save", size: 17, weight: "semibold", color: "FFFFFF", look),
      ])
  }

  private static let words = [
    "river", "stone", "harbour", "quiet", "morning", "lantern", "forest", "winding", "path",
    "meadow", "bridge", "copper", "distant", "valley", "orchard", "silver", "northern", "light",
  ]

  fileprivate static func card(_ number: Int) -> String {
    let paragraph = (0..<40).map { words[(number * 7 + $0 * 5 + $0 * $0 / 3) % words.count] }
    return stack(
      "VStack", spacing: 8,
      #""horizontalAlignment": "leading", "padding": 16, "width": 240, "#
        + #""backgroundColor": "FFFFFF", "cornerRadius": 12, "shadow": "0 4 12 #00000033""#,
      [
        text("Card number \(number)", size: 17, weight: "semibold"),
        text(
          paragraph.joined(separator: " "), size: 13, color: "3C3C43",
          #", "maxWidth": "infinity", "frameAlignment": "leading""#),
      ])
  }

  fileprivate static func button(_ label: Int, _ state: Int) -> String {
    let colors = ["0A84FF", "0060DF", "A0CFFF", "FF3B30", "34C759"]
    let look =
      #", "padding": "12 20", "backgroundColor": "\#(colors[state])", "cornerRadius": 8"#
    return stack(
      "VStack", spacing: 0, #""padding": 16, "minHeight": 78"#,
      [text("Label \(label)", size: 15, weight: "semibold", color: "FFFFFF", look)])
  }
}
