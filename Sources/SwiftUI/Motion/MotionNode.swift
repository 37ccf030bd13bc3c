internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The drawing of a node, or the drawing between two others.
indirect enum MotionInk {
  case none
  /// A drawing in the frame of its node; of texts, in their own size.
  case drawing(any NodeDrawing, DrawnNode, frame: Rect)
  case between(MotionInk, MotionInk, Double)

  typealias Commands = (beneath: [DisplayCommand], above: [DisplayCommand])

  func commands(in frame: Rect) -> Commands {
    switch self {
    case .none: return ([], [])
    case .drawing(let drawing, var node, let own):
      // Words keep their lines while their room changes.
      let frame = drawing is any LeafLayout ? Rect(origin: frame.origin, size: own.size) : frame
      node.separators = node.separators.map {
        $0.offset(x: frame.minX - own.minX, y: frame.minY - own.minY)
      }
      return drawing.commands(in: frame, of: node)
    case .between(let from, let to, let fraction):
      return Self.between(from, to, fraction, in: frame)
    }
  }

  private static func between(
    _ from: MotionInk, _ to: MotionInk, _ fraction: Double, in frame: Rect
  ) -> Commands {
    var (from, to) = (from, to)
    if case .drawing(let old, let oldNode, let oldFrame) = from,
      case .drawing(let new, let newNode, let newFrame) = to,
      let blending = new as? any BlendingDrawing, let both = blending.blended(from: old, fraction)
    {
      from = .drawing(both.from, oldNode, frame: oldFrame)
      to = .drawing(both.to, newNode, frame: newFrame)
    }
    let (old, new) = (from.commands(in: frame), to.commands(in: frame))
    if let beneath = DisplayCommand.mixed(old.beneath, new.beneath, fraction),
      let above = DisplayCommand.mixed(old.above, new.above, fraction)
    {
      return (beneath, above)
    }
    // Scopes that are opened beneath and closed above cannot fade.
    guard old.above.isEmpty, new.above.isEmpty else { return new }
    let share = min(max(fraction, 0), 1)
    return (
      faded(old.beneath, 1 - share) + faded(new.beneath, share), []
    )
  }

  /// The values of a drawing that its commands do not contain.
  var hiddenValues: AnyHashable? {
    if case .drawing(let drawing, _, _) = self {
      (drawing as? any BlendingDrawing)?.hiddenValues
    } else {
      nil
    }
  }

  private static func faded(_ commands: [DisplayCommand], _ opacity: Double) -> [DisplayCommand] {
    if commands.isEmpty || opacity <= 0 { return [] }
    return [.beginLayer(opacity: opacity)] + commands + [.endLayer]
  }
}

/// A node of a picture of what moves: its place in the node around it, what it paints, and how it appears or goes.
final class MotionNode {
  var origin: Point
  var size: Size
  var ink: MotionInk
  var look = MotionLook()
  /// True for a screen that moves over another one, which it hides.
  var hidesGround = false
  var children: [MotionNode] = []
  let features: MotionFeatures
  let isMirrored: Bool
  private let group: UInt8
  private let type: ObjectIdentifier?
  private let owner: Int32

  init(_ node: VisualNode, _ features: MotionFeatures) {
    (origin, size) = (node.frame.origin, node.frame.size)
    ink = node.drawing.map { .drawing($0, node.drawn, frame: node.frame) } ?? .none
    (group, owner) = (node.group, node.owner)
    type = node.drawing.map { ObjectIdentifier(Swift.type(of: $0)) }
    self.features = features
    isMirrored = node.drawn.direction == .rightToLeft
  }

  private init(copying node: MotionNode, features: MotionFeatures) {
    (origin, size, ink, look) = (node.origin, node.size, node.ink, node.look)
    (children, self.features, isMirrored) = (node.children, features, node.isMirrored)
    hidesGround = node.hidesGround
    (group, type, owner) = (node.group, node.type, node.owner)
  }

  /// The same without nodes that paint nothing and only place another one.
  func collapsed() -> MotionNode {
    children = children.map { $0.collapsed() }
    // The room of what appears and goes is that of the view with its transition.
    guard group == 0, type == nil, features.isPlain, children.count == 1, let only = children.first
    else { return self }
    only.origin = origin + only.origin
    return only
  }

  func copy() -> MotionNode { MotionNode(copying: self, features: features) }

  // Likeness

  /// A hash of everything painted, in the coordinates of the node; nil for a node without any painting.
  private(set) lazy var content: Int? = makeContent()

  private func makeContent() -> Int? {
    let own = ink.commands(in: Rect(origin: .zero, size: size))
    var hasher = Hasher()
    var isEmpty = true
    var inner: Int?
    if !own.beneath.isEmpty || !own.above.isEmpty {
      hasher.combine(own.beneath)
      hasher.combine(own.above)
      isEmpty = false
    }
    if let hidden = ink.hiddenValues {
      hasher.combine(hidden)
      isEmpty = false
    }
    var seen: [(MotionNode, Int)] = []
    for child in children { if let content = child.content { seen.append((child, content)) } }
    if isEmpty, seen.count == 1, seen[0].0.origin == .zero, look == MotionLook() {
      inner = seen[0].1
      return inner
    }
    for (child, content) in seen {
      hasher.combine(child.origin)
      hasher.combine(content)
      isEmpty = false
    }
    hasher.combine(look)
    return isEmpty ? nil : hasher.finalize()
  }

  /// The kinds of nodes inside.
  private(set) lazy var structure: Int = makeStructure()

  private func makeStructure() -> Int {
    var hasher = Hasher()
    hasher.combine(group)
    hasher.combine(type)
    for child in children { hasher.combine(child.structure) }
    return hasher.finalize()
  }

  /// The likeness of an earlier node; 0 for another view.
  func likeness(_ earlier: MotionNode) -> Int {
    guard features.key == earlier.features.key, features.layer == earlier.features.layer else {
      return 0
    }
    if let content, content == earlier.content { return 16 }
    guard group == earlier.group, type == earlier.type else { return 0 }
    // Room alone is not a view that anybody follows.
    return content != nil && structure == earlier.structure ? 4 : 1
  }

  // Painting

  func paint(at place: Point, over background: RGBAColor, with painter: inout Painter) {
    let frame = Rect(origin: place + origin, size: size)
    let isChanged = look != MotionLook()
    if isChanged {
      painter.append(.save)
      painter.append(.transform(look.transform(in: frame, isMirrored: isMirrored)))
      painter.append(
        .beginLayer(
          Compositing(opacity: min(max(look.opacity, 0), 1), blur: max(look.blur, 0))))
    }
    let commands = ink.commands(in: frame)
    painter.owner = owner
    if hidesGround { painter.fill(.rectangle(frame), with: .solid(background)) }
    for command in commands.beneath { painter.append(command) }
    for child in children { child.paint(at: frame.origin, over: background, with: &painter) }
    painter.owner = owner
    for command in commands.above { painter.append(command) }
    if isChanged {
      painter.append(.endLayer)
      painter.append(.restore)
    }
  }
}

/// The difference of a view that appears or goes from the view itself.
struct MotionLook: Hashable {
  var opacity = 1.0
  /// The way, in points, x to the right.
  var x = 0.0
  var y = 0.0
  /// The way as a share of the view's size; x to trailing.
  var widths = 0.0
  var heights = 0.0
  var scale = 1.0
  var anchorX = 0.5
  var anchorY = 0.5
  var blur = 0.0

  static func mixed(_ from: MotionLook, _ to: MotionLook, _ fraction: Double) -> MotionLook {
    func part(_ path: KeyPath<MotionLook, Double>) -> Double {
      GalleyPainting.mixed(from[keyPath: path], to[keyPath: path], fraction)
    }
    return MotionLook(
      opacity: part(\.opacity), x: part(\.x), y: part(\.y), widths: part(\.widths),
      heights: part(\.heights), scale: part(\.scale),
      anchorX: from.scale == 1 ? to.anchorX : from.anchorX,
      anchorY: from.scale == 1 ? to.anchorY : from.anchorY, blur: part(\.blur))
  }

  func transform(in frame: Rect, isMirrored: Bool) -> Transform {
    let anchor = Point(
      x: frame.minX + frame.width * (isMirrored ? 1 - anchorX : anchorX),
      y: frame.minY + frame.height * anchorY)
    let way = (isMirrored ? -widths : widths) * frame.width
    return Transform.scale(x: scale, y: scale).about(anchor)
      .followed(by: .translation(x: x + way, y: y + heights * frame.height))
  }
}
