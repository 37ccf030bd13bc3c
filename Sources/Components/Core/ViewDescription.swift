internal import GalleyDesign
internal import GalleyLayout

/// Puts a view that was made by code into words: its stored properties, and those of the modifiers
/// round it, under the names that documents have for them where there are such.
///
/// Nothing is read until a description is needed, which is when a reference is written or differs; then the
/// values are mirrored, so that a user's own views are described as well.
struct ViewDescription<Content: View>: ElementDescribing {
  let view: Content
  let appearance: Appearance
  let contrast: Contrast

  var elementDescription: ElementDescription {
    var writer = PropertyWriter(appearance: appearance, contrast: contrast)
    Content._describe(view, in: &writer)
    return ElementDescription(
      properties: Self.numbered(writer.properties), facts: writer.facts)
  }

  /// Of several modifiers of one kind, the outermost has the plain name and the inner ones are
  /// numbered.
  private static func numbered(_ properties: [ElementProperty]) -> [ElementProperty] {
    var counts: [String: Int] = [:]
    return properties.map { property in
      let count = (counts[property.name] ?? 0) + 1
      counts[property.name] = count
      guard count > 1 else { return property }
      return ElementProperty("\(property.name) (\(count))", property.value, token: property.token)
    }
  }
}

/// Puts values that no table describes into words.
enum PropertyMirror {
  /// Writes the stored properties of a view or a modifier.
  static func describe(_ owner: Any, in writer: inout PropertyWriter) {
    for (label, value) in Mirror(reflecting: owner).children {
      describe(value, as: label ?? "value", depth: 0, in: &writer)
    }
  }

  /// The maximum depth; deeper values are not worth the space they take.
  private static let deepest = 3

  /// Writes a stored property, part by part; values that hold components or code write nothing.
  static func describe(
    _ value: Any, as name: String, depth: Int, in writer: inout PropertyWriter
  ) {
    switch value {
    case let color as Color: color.describe(as: name, in: &writer)
    case is any View: return
    case let known as any PropertyValue: known.describe(as: name, in: &writer)
    case is any BinaryInteger: writer.write(name, "\(value)")
    default: describeParts(of: value, as: name, depth: depth, in: &writer)
    }
  }

  private static func describeParts(
    of value: Any, as name: String, depth: Int, in writer: inout PropertyWriter
  ) {
    let mirror = Mirror(reflecting: value)
    let next = depth + 1
    switch mirror.displayStyle {
    case .optional:
      for (_, held) in mirror.children { describe(held, as: name, depth: depth, in: &writer) }
    case .enum where mirror.children.isEmpty: writer.write(name, "\(value)")
    case .struct, .tuple, .enum:
      guard depth < deepest else { return }
      for (label, part) in mirror.children {
        let isPosition = label?.hasPrefix(".") ?? true
        let place = isPosition ? name : "\(name).\(label ?? "")"
        describe(part, as: place, depth: next, in: &writer)
      }
    case .collection where depth < deepest:
      for (index, part) in mirror.children.enumerated() {
        describe(part.value, as: "\(name)[\(index)]", depth: next, in: &writer)
      }
    default: return
    }
  }
}

extension NodeKind {
  /// Writes the values of a modifier: lengths of frames under their own names, everything else under the
  /// kind's.
  func describe(in writer: inout PropertyWriter) {
    if case .padding(let edges) = self { return edges.describe(as: "padding", in: &writer) }
    // The regions and keyboards of screens that are used do not belong to a document.
    if case .ignoresSafeArea(let edges, let regions) = self {
      let reached = regions.contains(.container) ? edges : []
      return PropertyMirror.describe(reached, as: "ignoresSafeArea", depth: 0, in: &writer)
    }
    if case .safeAreaInset(let edge, let alignment, let spacing, _) = self {
      let bar = (edge, alignment: alignment, spacing: spacing)
      return PropertyMirror.describe(bar, as: "safeAreaInset", depth: 0, in: &writer)
    }
    guard let (label, payload) = Mirror(reflecting: self).children.first, let label else { return }
    let isFrame = ["frame", "flexibleFrame", "containerRelative"].contains(label)
    let parts = Mirror(reflecting: payload)
    guard isFrame, parts.displayStyle == .tuple else {
      return PropertyMirror.describe(payload, as: label, depth: 0, in: &writer)
    }
    for (name, part) in parts.children {
      guard let name, !name.hasPrefix(".") else {
        for (name, limit) in Mirror(reflecting: part).children {
          PropertyMirror.describe(limit, as: name ?? label, depth: 1, in: &writer)
        }
        continue
      }
      PropertyMirror.describe(part, as: name, depth: 1, in: &writer)
    }
  }
}
