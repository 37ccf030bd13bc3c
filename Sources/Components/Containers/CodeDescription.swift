internal import GalleyDesign
internal import GalleyLayout

/// Puts a component that was made by code into words: its stored properties, and those of the
/// modifiers round it, under the names that documents have for them where there are such.
///
/// Nothing is looked at before somebody asks, which is when a reference is written or differs; then
/// the values are mirrored, so that components of a user's own are described as well.
struct CodeDescription: ElementDescribing {
  let component: any Component
  let appearance: Appearance

  var elementProperties: [ElementProperty] {
    var writer = PropertyWriter(appearance: appearance)
    CodeDescription.describe(component, in: &writer)
    return CodeDescription.numbered(writer.properties)
  }

  /// Tells apart what several modifiers of one kind say: the outermost keeps the plain name.
  private static func numbered(_ properties: [ElementProperty]) -> [ElementProperty] {
    var counts: [String: Int] = [:]
    return properties.map { property in
      let count = (counts[property.name] ?? 0) + 1
      counts[property.name] = count
      guard count > 1 else { return property }
      return ElementProperty("\(property.name) (\(count))", property.value, token: property.token)
    }
  }

  static func describe(_ component: any Component, in writer: inout PropertyWriter) {
    switch component {
    case let wrapper as any ComponentWrapper:
      wrapper.describeModifier(in: &writer)
      describe(wrapper.wrapped, in: &writer)
    case let document as any DocumentComponent: describe(document: document, in: &writer)
    default:
      for (label, value) in Mirror(reflecting: component).children {
        describe(value, as: label ?? "value", depth: 0, in: &writer)
      }
    }
  }

  private static func describe<Content: DocumentComponent>(
    document: Content, in writer: inout PropertyWriter
  ) {
    for property in Content.properties { property.describe(document, &writer) }
  }

  /// Deeper values say less than the room they take.
  private static let deepest = 3

  /// Writes a stored property, part by part; what holds components or code says nothing.
  static func describe(
    _ value: Any, as name: String, depth: Int, in writer: inout PropertyWriter
  ) {
    switch value {
    case is any Component: return
    case let known as any PropertyValue: known.describe(as: name, in: &writer)
    case let number as Double: writer.write(name, number.plainText)
    case let color as Color: ColorValue(color).describe(as: name, in: &writer)
    case is Bool, is any BinaryInteger, is String: writer.write(name, "\(value)")
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
  /// Writes what a modifier asks for: lengths of frames under their own names, everything else under
  /// the kind's.
  func describe(in writer: inout PropertyWriter) {
    if case .padding(let edges) = self { return Insets(edges).describe(as: "padding", in: &writer) }
    guard let (label, payload) = Mirror(reflecting: self).children.first, let label else { return }
    let isFrame = ["frame", "flexibleFrame", "relative"].contains(label)
    let parts = Mirror(reflecting: payload)
    guard isFrame, parts.displayStyle == .tuple else {
      return CodeDescription.describe(payload, as: label, depth: 0, in: &writer)
    }
    for (name, part) in parts.children {
      guard let name, !name.hasPrefix(".") else {
        for (name, limit) in Mirror(reflecting: part).children {
          CodeDescription.describe(limit, as: name ?? label, depth: 1, in: &writer)
        }
        continue
      }
      CodeDescription.describe(part, as: name, depth: 1, in: &writer)
    }
  }
}
