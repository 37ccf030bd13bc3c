import GalleyComponents
import GalleyGeometry
import GalleyLayout
import GalleyParsing

/// A component while it is written: its keys, and how far outside the last modifier that became one of them is.
struct WrittenComponent {
  /// The keys of modifiers from the inside out, as documents apply them to a component.
  enum Stage: Int, Comparable {
    case content, inherited, padding, limits
    case background, corners, border, clip, colors, blur, shadow, opacity, hidden, blending
    case transform, mask
    case aspectRatio, fixedSize, frame, share, constraints, guides, offset, position, priority
    case direction, safeArea, item

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  var typeName: String
  var id: String?
  var values: [(key: String, value: SyntaxValue)] = []
  var properties: [(key: String, value: SyntaxValue)] = []
  var subviews: [WrittenComponent]?
  /// The outermost stage that has keys.
  var stage = Stage.content
  /// True if the component's own keys make its box, so that another box is a component around it.
  var isWhole = false
  /// The room round the content.
  var padding: EdgeInsets?
  /// The alignment of the frames.
  var alignment: Alignment?
  /// The guides that are moved, with their distances.
  var alignmentGuides: [(String, SyntaxValue)] = []
  /// True if it is a shape of equal sides, unless a frame gives it both lengths.
  var isSquare = false
  /// The distance by which a shape is smaller than its frame on all sides, where the box that takes it knows it.
  var inset = 0.0
  /// The same of the shape that is the background of the box.
  var backgroundInset = 0.0

  init(_ typeName: String) { self.typeName = typeName }

  subscript(key: String) -> SyntaxValue? {
    get { properties.first { $0.key == key }?.value }
    set {
      properties.removeAll { $0.key == key }
      if let newValue { properties.append((key, newValue)) }
    }
  }

  /// True if the component has no other properties than these.
  func hasOnly(_ keys: String...) -> Bool { properties.allSatisfy { keys.contains($0.key) } }

  /// Makes room for keys of a stage: a component that has keys of it or of a later one goes into another one.
  ///
  /// - Parameter isBox: True for a part of the box, which a component with a box of its own takes for that.
  mutating func open(_ next: Stage) {
    settleSquare(for: next)
    guard stage >= next || isWhole && next > .inherited else {
      stage = next
      return
    }
    wrap()
    stage = next
  }

  /// Puts the component into one that is nothing but its content.
  mutating func wrap() {
    var outer = WrittenComponent("ZStack")
    outer.subviews = [self]
    self = outer
  }

  /// Gives a shape of equal sides its ratio where no frame decides.
  mutating func settleSquare(for next: Stage? = nil) {
    guard isSquare, next != .frame else { return }
    isSquare = false
    if stage >= .aspectRatio { wrap() }
    self["aspectRatio"] = .number(1)
    stage = .aspectRatio
  }

  /// The component as a document has it.
  var syntax: SyntaxValue {
    var settled = self
    settled.settleSquare()
    var members: [(String, SyntaxValue)] = [("type", .text(settled.typeName))]
    if let id { members.append(("id", .text(id))) }
    if !settled.values.isEmpty {
      members.append(("values", .object(settled.values.map { ($0.key, $0.value) })))
    }
    if !settled.properties.isEmpty {
      members.append(("properties", .object(settled.properties.map { ($0.key, $0.value) })))
    }
    if let subviews = settled.subviews {
      members.append(("subviews", .array(subviews.map(\.syntax))))
    }
    return .object(members)
  }
}
