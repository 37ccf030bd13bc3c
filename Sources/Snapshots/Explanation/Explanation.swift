import GalleyGeometry

/// Why two pictures differ: causes, what followed from them, and whom the changed pixels belong
/// to.
package struct Explanation: Hashable, Sendable {
  /// The reasons, in the order of the tree; never empty when anything changed.
  package let causes: [Cause]
  /// The nodes that changed, or nil when a side has no tree.
  package let tree: TreeDifference?
  /// Whom the changed pixels belong to, or nil when a side has no tree or no pixels.
  package let pixels: PixelAttribution?
  /// True if it is known that the causes account for every changed pixel.
  private let isReproduced: Bool

  /// Explains from trees, digests and, where pixels were compared, their attribution.
  ///
  /// - Parameters:
  ///   - environment: The settings around the tree that differ.
  ///   - sourceChanges: Values the tree was made from, such as those of a theme; they count as causes
  ///     where nothing in the tree accounts for all of the difference.
  ///   - isReproduced: True if the earlier inputs still make the earlier picture, so that inputs account for
  ///     every changed pixel.
  ///   - isMasked: True if a change is hidden by masks; it is a cause only if no other cause exists.
  package init(
    tree: TreeDifference?, digests: DigestDifference = DigestDifference(),
    environment: [PropertyChange] = [], sourceChanges: [PropertyChange] = [],
    pixels: PixelAttribution? = nil, arePixelsChanged: Bool = true, isReproduced: Bool = false,
    isMasked: (NodeChange) -> Bool = { _ in false }
  ) {
    self.tree = tree
    self.pixels = pixels
    var causes: [Cause] = []
    func add(_ cause: Cause) { if !causes.contains(cause) { causes.append(cause) } }
    for change in environment { add(Cause(.environment, change.text)) }
    for cause in tree?.canvasCauses ?? [] { add(cause) }
    let following = tree?.followingCause
    if let following, sourceChanges.isEmpty { add(following) }
    let changes = (tree?.changes ?? []).filter { $0.verdict == .cause }
    for change in changes where !isMasked(change) {
      for cause in change.causes { add(cause) }
    }
    for cause in digests.causes { add(cause) }
    if causes.isEmpty {
      for cause in changes.flatMap(\.causes) { add(cause) }
    }
    let isUnexplained =
      tree?.changes.contains { $0.verdict == .unexplained } == true
      || pixels.map { $0.explained < $0.total } == true
    // A component that was made differently may be due to its theme as well as to its own properties.
    if causes.isEmpty || isUnexplained || tree?.hasFollowers == true {
      for change in sourceChanges where !causes.contains(where: change.isTold(by:)) {
        add(Cause(.theme, change.text))
      }
    }
    if causes.isEmpty, let following { add(following) }
    let isNamed = causes.contains { $0.kind != .renderer }
    self.isReproduced = isReproduced && isNamed
    if causes.isEmpty && arePixelsChanged
      || isUnexplained && digests.causes.isEmpty && !self.isReproduced
    {
      add(Cause(.unexplained, Self.unexplainedText(tree, pixels)))
    }
    self.causes = causes
  }

  private static func unexplainedText(_ tree: TreeDifference?, _ pixels: PixelAttribution?)
    -> String
  {
    if let share = pixels?.shares.first(where: { $0.verdict == .unexplained }) {
      return "\(share.name): pixels changed, no property did"
    }
    if let change = tree?.changes.first(where: { $0.verdict == .unexplained }) {
      return "\(change.name): frame changed, no property did"
    }
    return tree == nil ? "pixels changed; a side has no tree" : "pixels changed, no property did"
  }

  /// One line: causes with their nodes, what moved, and the share of pixels explained.
  package var summary: String {
    ([causeText] + [movementText, pixelText].compactMap { $0 }).joined(separator: " · ")
  }

  private var causeText: String {
    let nodes = (tree?.changes ?? []).map { (change: $0, causes: $0.causes) }
    let shown = causes.prefix(3).map { cause in
      described(cause, nodes.filter { $0.causes.contains(cause) }.map(\.change))
    }.joined(separator: "; ")
    return causes.count > 3 ? shown + "; and \(causes.count - 3) more" : shown
  }

  private func described(_ cause: Cause, _ nodes: [NodeChange]) -> String {
    switch cause.kind {
    case .token: return "\(cause.text) (cause, \(counted(nodes.count, "node")))"
    case .property, .text:
      if nodes.count == 1, let change = nodes.first,
        let property = change.ownProperties.first(where: { change.cause(of: $0) == cause })
      {
        return "\(change.name) \(property.text) (cause)"
      }
      return "\(cause.text) (cause, \(counted(nodes.count, "node")))"
    case .unexplained: return "UNEXPLAINED: \(cause.text)"
    default: return "\(cause.text) (cause)"
    }
  }

  private var movementText: String? {
    guard let tree else { return nil }
    let altered = pixels?.alteredMoves.map { tree.changes[$0] } ?? []
    let moved = tree.changes.filter {
      $0.verdict == .consequence && $0.isPureMove && !altered.contains($0)
    }
    let others = tree.changes.count {
      $0.verdict == .consequence && $0.isFrameChanged && !$0.isPureMove && $0.structure == .kept
    }
    var parts: [String] = []
    var groups: [(text: String, count: Int)] = []
    for change in moved {
      guard let old = change.oldFrame, let new = change.newFrame else { continue }
      let text = "\(signed(new.minX - old.minX)),\(signed(new.minY - old.minY))"
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].count += 1
      } else {
        groups.append((text, 1))
      }
    }
    if let first = groups.max(by: { $0.count < $1.count }) {
      parts.append("\(counted(first.count, "node")) moved by \(first.text)")
      let rest = moved.count - first.count
      if rest > 0 { parts.append("\(rest) moved otherwise") }
    }
    if !altered.isEmpty { parts.append("\(counted(altered.count, "node")) moved and changed") }
    if others > 0 { parts.append("\(counted(others, "node")) resized") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var pixelText: String? {
    guard let total = pixels?.total, let explained = explainedPixels else { return nil }
    return "\(grouped(explained)) of \(grouped(total)) px explained"
  }

  /// The number of changed pixels that causes and what followed from them account for; nil when no
  /// pixels were compared.
  package var explainedPixels: Int? { pixels.map { isReproduced ? $0.total : $0.explained } }

  /// True if nothing but places changed: no node was inserted, removed or looks different.
  package var isPureMove: Bool {
    guard let tree, !tree.changes.isEmpty else { return false }
    return tree.changes.allSatisfy { change in
      change.structure == .kept
        && (change.isPureMove || change.oldFrame?.size == change.newFrame?.size)
        && change.properties.allSatisfy { $0.canAffectLayout && $0.name != "text" }
    }
  }
}

/// `1 node`, `2,000 nodes`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

private func signed(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded < 0 ? "−" + plain(-rounded) : plain(rounded == 0 ? 0 : rounded)
}

extension NodeChange {
  /// The reasons this node contributes; none unless it is a cause.
  package var causes: [Cause] {
    guard verdict == .cause else { return [] }
    switch structure {
    case .inserted: return [Cause(.inserted, "inserted \(name)")]
    case .removed: return [Cause(.removed, "removed \(name)")]
    case .reordered: return [Cause(.reordered, "reordered \(name)")] + propertyCauses
    case .reparented: return [Cause(.reordered, "moved \(name) to another parent")] + propertyCauses
    case .kept: return propertyCauses
    }
  }

  private var propertyCauses: [Cause] {
    ownProperties.map { cause(of: $0) }
  }

  /// The properties that were not inherited, as a person wrote them: a change of type represents everything
  /// that comes with it, and a property represents its parts.
  var ownProperties: [PropertyChange] {
    let own = properties.filter { !$0.isInherited }
    if let type = own.first(where: { $0.name == "type" }) { return [type] }
    return PropertyChange.folded(own)
  }

  /// Returns the reason that a property represents: its token if that changed, otherwise the component.
  package func cause(of property: PropertyChange) -> Cause {
    if let token = property.changedToken {
      return Cause(.token, "\(token) \(property.valueText)")
    }
    let node = name.contains("#") && !name.contains(" ") ? name : type
    return Cause(property.name == "text" ? .text : .property, "\(node) \(property.text)")
  }
}

extension PropertyChange {
  /// Returns true if a cause already covers this value of a theme: the token that it has become, or the
  /// canvas that shows it.
  fileprivate func isTold(by cause: Cause) -> Bool {
    let key: String
    switch cause.kind {
    case .environment where cause.text.hasPrefix("canvas.background "):
      key = "schemes.base.colors.background"
    case .token:
      let token = String(cause.text.prefix { $0 != " " })
      key = token.replacing("color.", with: "colors.", maxReplacements: 1)
        .replacing("dimension.", with: "dimensions.", maxReplacements: 1)
    default: return false
    }
    return "\(name).".contains(" \(key).")
  }

  /// The same with the parts of one property, such as the edges of a padding or the numbers of a
  /// shadow, as one change where several of them changed; parts with tokens of their own stay apart.
  static func folded(_ changes: [PropertyChange]) -> [PropertyChange] {
    if changes.count < 2 { return changes }
    var stems: [Substring] = []
    var parts: [Substring: [PropertyChange]] = [:]
    for change in changes {
      let stem = change.name.prefix { $0 != "." }
      if parts[stem] == nil { stems.append(stem) }
      parts[stem, default: []].append(change)
    }
    return stems.flatMap { whole(String($0), parts[$0] ?? []) }
  }

  private static func whole(_ stem: String, _ parts: [PropertyChange]) -> [PropertyChange] {
    guard parts.count > 1 else { return parts }
    func end(_ part: PropertyChange) -> Substring { part.name.drop { $0 != "." }.dropFirst() }
    if parts.dropFirst().allSatisfy({ $0.isAlike(parts[0]) }) {
      let side: String? =
        switch parts.map(end).sorted() {
        case ["bottom", "leading", "top", "trailing"]: ""
        case ["bottom", "top"]: ".vertical"
        case ["leading", "trailing"]: ".horizontal"
        default: nil
        }
      if let side {
        var whole = parts[0]
        whole.name = stem + side
        return [whole]
      }
    }
    guard parts.allSatisfy({ $0.oldToken == nil && $0.newToken == nil }) else { return parts }
    func joined(_ value: (PropertyChange) -> String?) -> String? {
      let words = parts.compactMap { part in
        value(part).map { end(part).isEmpty ? $0 : "\(end(part)) \($0)" }
      }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    return [PropertyChange(name: stem, old: joined(\.old), new: joined(\.new))]
  }

  /// Returns true if the values before and after are the same, with their tokens if they differ.
  private func isAlike(_ other: PropertyChange) -> Bool {
    (old, new) == (other.old, other.new)
      && (oldToken == newToken && other.oldToken == other.newToken
        || (oldToken, newToken) == (other.oldToken, other.newToken))
  }

  /// `padding.leading 16 → 12`.
  package var text: String { "\(name) \(valueText)" }

  /// `16 → 12`, with the tokens where they differ.
  package var valueText: String {
    let named = oldToken != newToken
    return "\(form(old, named ? oldToken : nil)) → \(form(new, named ? newToken : nil))"
  }

  private func form(_ value: String?, _ token: String?) -> String {
    guard let value else { return "none" }
    let shown = name == "text" || value.contains(" ") || value.isEmpty ? "\"\(value)\"" : value
    return token.map { "\(shown) (\($0))" } ?? shown
  }
}
