internal import GalleyLayout
public import GalleyParsing

/// One of the things to choose from in a menu, a bar or an alert.
public struct ControlItem: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// What stands below the title, where there is room for it.
  public var subtitle: String
  /// The name of an icon: of SF Symbols.
  public var systemImage: String?
  /// What stands in a badge at its icon; nil for none, empty for a dot.
  public var badge: String?
  /// The effect of choosing it.
  public var role: ControlItemRole
  /// True if it is chosen.
  public var isSelected: Bool
  /// True if it cannot be chosen.
  public var isDisabled: Bool

  /// Makes an item.
  public init(
    _ title: String = "", subtitle: String = "", systemImage: String? = nil, badge: String? = nil,
    role: ControlItemRole = .none, isSelected: Bool = false, isDisabled: Bool = false
  ) {
    (self.title, self.subtitle, self.systemImage) = (title, subtitle, systemImage)
    (self.badge, self.role) = (badge, role)
    (self.isSelected, self.isDisabled) = (isSelected, isDisabled)
  }
}

/// The effect of choosing an item.
public enum ControlItemRole: String, PropertyChoice, Hashable {
  case none, cancel, destructive
  /// A line between the items before and after it; the item itself is not shown.
  case divider
}

extension ControlItem: PropertyValue {
  private static let keys = [
    "title", "subtitle", "systemIconName", "badge", "role", "isSelected", "isDisabled",
  ]

  /// A title, or an object with the parts.
  public static var kind: PropertyKind {
    .either([
      .displayText,
      .object([
        PropertyPart("title", .displayText), PropertyPart("subtitle", .displayText),
        PropertyPart("systemIconName", .text), PropertyPart("badge", .displayText),
        PropertyPart("role", ControlItemRole.kind), PropertyPart("isSelected", .truth),
        PropertyPart("isDisabled", .truth),
      ]),
    ])
  }

  /// Reads either form.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ControlItem? {
    if case .string = value.kind {
      return reader.displayText(value, as: name).map { ControlItem($0) }
    }
    guard let parts = PartReader(value, of: name, knowing: keys, kind: kind, &reader) else {
      return nil
    }
    let icon: String? = parts.read("systemIconName", &reader)
    if let icon { reader.checkIcon(icon, at: value.range) }
    return ControlItem(
      parts.read("title", as: .displayText, &reader) ?? "",
      subtitle: parts.read("subtitle", as: .displayText, &reader) ?? "", systemImage: icon,
      badge: parts.read("badge", as: .displayText, &reader),
      role: parts.read("role", &reader) ?? .none,
      isSelected: parts.read("isSelected", &reader) ?? false,
      isDisabled: parts.read("isDisabled", &reader) ?? false)
  }

  /// Writes the parts that are not as they are by themselves.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, title)
    if !subtitle.isEmpty { writer.write("\(name).subtitle", subtitle) }
    if let systemImage { writer.write("\(name).systemIconName", systemImage) }
    if let badge { writer.write("\(name).badge", badge) }
    if role != .none { writer.write("\(name).role", role.rawValue) }
    if isSelected { writer.write("\(name).isSelected", "true") }
    if isDisabled { writer.write("\(name).isDisabled", "true") }
  }
}
