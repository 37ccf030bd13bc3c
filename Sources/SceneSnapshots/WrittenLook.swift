import GalleyDesign
import GalleyDocuments
package import GalleyParsing
package import GalleySnapshots

/// The colours and sizes that a document or a theme of one's own states, as opposed to those that the platform
/// chooses.
///
/// Lints about a colour or a size are findings only if its author can be meant.
package struct WrittenLook: Sendable {
  private let root: SyntaxValue?
  private let source: SourceText
  private let themed: ThemedLook?

  /// Takes the text of a document.
  ///
  /// - Parameter themed: The picture in the theme that it is drawn in; nil without a theme of its own.
  package init(_ root: SyntaxValue?, in source: SourceText, themed: ThemedLook? = nil) {
    (self.root, self.source, self.themed) = (root, source, themed)
  }

  /// Returns true if a finding is about a colour or a size that the platform chose.
  package func isOfPlatform(_ finding: LintFinding) -> Bool {
    guard let place = finding.location,
      let offset = source.offset(line: place.line, column: place.column),
      let path = path(to: offset)
    else { return false }
    switch finding.lint {
    case "contrast":
      let coversGround = path.last?.hasGroundOfPlatform == true
      guard coversGround || !hasOwnBackground,
        !path.contains(where: {
          Self.statesColor($0, inStack: $0.isOverlaid, behind: coversGround)
        })
      else { return false }
    case "tap-target":
      guard !path.dropLast().contains(where: Self.confines), path.last.map(Self.statesSize) == false
      else { return false }
    default: return false
    }
    return themed?.decides(finding) != true
  }

  /// The components from the root to the one that begins at an offset, or nil.
  private func path(to offset: Int) -> [SyntaxValue]? {
    var path: [SyntaxValue] = []
    var next = root
    while let value = next {
      path.append(value)
      next = value.children.first { $0.range.start <= offset && offset < $0.range.end }
      if value.range.start == offset { break }
    }
    guard path.last?.range.start == offset else { return nil }
    return path.filter { $0["type"] != nil }
  }

  private var hasOwnBackground: Bool {
    root?["canvas"]?["background"].map { !$0.isSystemColor } ?? false
  }

  /// Returns true if a component states a colour, or how it is mixed.
  ///
  /// - Parameter behind: True if the words have an opaque ground of the platform's, which hides others.
  private static func statesColor(
    _ component: SyntaxValue, inStack: Bool, behind isHidden: Bool
  ) -> Bool {
    func isSeen(_ key: String) -> Bool {
      isColorKey(key)
        && !(isHidden && !component.hasGroundOfPlatform && isGroundKey(key))
    }
    func states(_ value: SyntaxValue, key: String) -> Bool {
      switch value.kind {
      case .object(let members):
        if !inStack, value["type"] != nil { return false }
        return isSeen(key) || members.contains { states($0.value, key: $0.key) }
      case .array(let items): return items.contains { states($0, key: key) }
      case .bool, .null: return false
      default: return isSeen(key) && !value.isSystemColor
      }
    }
    guard case .object(let members) = component.kind else { return false }
    return members.contains { member in
      // The colours of a chart's marks are not those of its words.
      if member.key == "values", component.isChart { return false }
      return
        (inStack || member.key != "subviews") && states(member.value, key: member.key)
    }
  }

  private static func isColorKey(_ key: String) -> Bool {
    let key = key.lowercased()
    // None of these is the ground of words.
    guard !["border", "shadow", "separator"].contains(where: key.contains) else { return false }
    let parts = [
      "color", "colour", "fill", "tint", "gradient", "stroke", "opacity", "blend", "brightness",
      "saturation", "grayscale", "hue", "invert", "background", "foreground",
    ]
    return parts.contains(where: key.contains) || styleKeys.contains(key)
  }

  /// Returns true for a key of the ground under a component's content.
  private static func isGroundKey(_ key: String) -> Bool {
    let key = key.lowercased()
    return ["background", "fill", "gradient"].contains(where: key.contains)
  }

  /// The keys that name a style of a sheet or a scheme of a theme.
  private static let styleKeys: Set = ["style", "styles", "scheme"]

  /// Returns true if a component states something that makes it small, or that it can be pressed.
  private static func statesSize(_ component: SyntaxValue) -> Bool {
    confines(component)
      || component.properties.contains { member in
        let key = member.key.lowercased()
        return styleKeys.contains(key)
          || ["padding", "font", "ratio", "scale", "typography", "traits"]
            .contains(where: key.contains)
      }
  }

  /// Returns true if a component leaves less than a finger to itself and those inside it.
  private static func confines(_ component: SyntaxValue) -> Bool {
    component.properties.contains { member in
      let key = member.key.lowercased()
      // The width of a line and a least length leave all the room that there is.
      let isOther = ["border", "line", "stroke", "separator", "min"].contains(where: key.contains)
      guard !isOther, key.contains("width") || key.contains("height") || key == "size",
        case .number(let length) = member.value.kind
      else { return false }
      return length.value < LintOptions().minimumTapTarget
    }
  }
}

extension SyntaxValue {
  fileprivate var children: [SyntaxValue] {
    switch kind {
    case .object(let members): members.map(\.value)
    case .array(let items): items
    default: []
    }
  }

  fileprivate var properties: [(key: String, value: SyntaxValue)] {
    guard let value = self["properties"], case .object(let members) = value.kind else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  /// True if components inside it are drawn over one another.
  fileprivate var isOverlaid: Bool {
    if case .string("ZStack") = self["type"]?.kind { return true }
    return ["layers", "overlay", "background"].contains { self[$0] != nil }
  }

  /// True if the component draws its words on an opaque ground, which the platform chooses.
  fileprivate var hasGroundOfPlatform: Bool {
    switch self["type"]?.text {
    case "Badge": true
    case "Button": self["properties"]?["kind"]?.text == "filled"
    default: false
    }
  }

  /// True if the component draws data in colours of their own.
  fileprivate var isChart: Bool {
    if case .string("Chart") = self["type"]?.kind { true } else { false }
  }

  fileprivate var isSystemColor: Bool {
    guard case .string(let text) = kind else { return false }
    return SystemColor(rawValue: text) != nil
  }
}
