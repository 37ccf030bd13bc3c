package import GalleyGeometry

/// Something on a screen that steps find.
package protocol StepTarget {
  var identifier: String? { get }
  var label: String? { get }
  var value: String? { get }
  /// All words inside.
  var text: String { get }
  var roleName: String { get }
  var frame: Rect { get }
  var isEnabled: Bool { get }
}

extension StepTarget {
  /// The frame in words.
  package var place: String { frame.words }
}

/// A condition that finds elements of a screen.
package struct StepQuery: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The identifier, else the label, else the text or value.
    case named(String)
    case identifier(String)
    case label(String)
    case text(String)
    case textContaining(String)
    case role(String, String?)
    case at(x: Double, y: Double)
  }

  /// The names of the roles of elements.
  package static let roles = [
    "button", "link", "toggle", "textField", "secureField", "textEditor", "searchField", "picker",
    "slider", "stepper", "datePicker", "colorPicker", "pageControl", "tab", "menu", "header",
    "image",
    "text", "group",
  ]

  package let kind: Kind
  /// The index among several matches, from 0.
  package var index: Int?

  package init(_ kind: Kind, index: Int? = nil) { (self.kind, self.index) = (kind, index) }

  private func matches(_ target: some StepTarget) -> Bool {
    switch kind {
    case .named(let name): target.identifier == name || target.label == name
    case .identifier(let identifier): target.identifier == identifier
    case .label(let label): target.label == label
    case .text(let text): target.text == text
    case .textContaining(let part): target.text.contains(part)
    case .role(let role, let name):
      target.roleName == role
        && (name == nil || target.identifier == name || target.label == name)
    case .at(let x, let y):
      target.frame.minX <= x && x < target.frame.maxX && target.frame.minY <= y
        && y < target.frame.maxY
    }
  }

  /// The elements that it finds, those by identifier before those by label before those by text.
  package func found<Target: StepTarget>(in targets: [Target]) -> [Target] {
    places(in: targets).map { targets[$0] }
  }

  /// The places of the elements that it finds.
  func places(in targets: [some StepTarget]) -> [Int] {
    let all = Array(targets.indices)
    guard case .named(let name) = kind else { return all.filter { matches(targets[$0]) } }
    let byIdentifier = all.filter { targets[$0].identifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byLabel = all.filter { targets[$0].label == name }
    return byLabel.isEmpty
      ? all.filter { targets[$0].text == name || targets[$0].value == name } : byLabel
  }
}

extension StepQuery: CustomStringConvertible {
  /// The query in words, for messages.
  package var description: String {
    let words =
      switch kind {
      case .named(let name): "\"\(name)\""
      case .identifier(let identifier): "identifier \"\(identifier)\""
      case .label(let label): "label \"\(label)\""
      case .text(let text): "text \"\(text)\""
      case .textContaining(let part): "text containing \"\(part)\""
      case .role(let role, let name): name.map { "\(role) \"\($0)\"" } ?? role
      case .at(let x, let y): "place \(x), \(y)"
      }
    return index.map { "\(words), number \($0)" } ?? words
  }
}
