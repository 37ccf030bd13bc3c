internal import GalleyDesign

/// A property that a style can set to a single value, such as `backgroundColor` or `font.size`. Dictionaries, such
/// as `font`, are not properties; see ``StyleLevel``.
///
/// All properties are rows of the table in `StyleProperty+Table.swift`, to which a new one is added.
public final class StyleProperty: Sendable {
  /// The position in the table. The resolved values of a style have the order of the table, whatever their order in the
  /// style sheet.
  public let index: Int
  /// The dictionary of the style that contains the property.
  public let level: StyleLevel
  /// The key in that dictionary.
  public let key: String
  /// Other keys that are accepted for the same property.
  public let alternatives: [String]
  /// The kind of value that the property takes.
  public let kind: StyleValueKind
  /// The groups of components that have the property. (`STY-16` in the article on the design language.)
  package let groups: StyleGroups
  /// Writes a value of the property into a scheme.
  let apply: @Sendable (inout StyleTarget, StyleValue) -> Void
  /// True if the property takes a colour. It is stored because every assignment of a style sheet reads it.
  let isColor: Bool
  /// True if the value is part of the paragraph attribute of styled text. This is a single attribute, so a style that
  /// sets one of its values discards those that it would otherwise inherit.
  let isParagraphSetting: Bool

  init(
    index: Int, level: StyleLevel, key: String, alternatives: [String], kind: StyleValueKind,
    groups: StyleGroups, apply: @escaping @Sendable (inout StyleTarget, StyleValue) -> Void
  ) {
    self.index = index
    self.level = level
    self.key = key
    self.alternatives = alternatives
    self.kind = kind
    self.groups = groups
    self.apply = apply
    isColor = kind == .color
    let paragraph = ["lineSpacing", "lineHeightMultiple", "alignment", "lineBreakMode"]
    isParagraphSetting = (level == .text || level == .placeholder) && paragraph.contains(key)
  }

  /// The keys from the style down to the property, joined by full stops.
  public var path: String { (level.path + [key]).joined(separator: ".") }
}

/// The groups of components that style sheets distinguish. The components of one group have the same properties.
package struct StyleGroups: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Plain views, which have a background and a border.
  package static let view = StyleGroups(rawValue: 1 << 0)
  /// Labels and text views.
  package static let text = StyleGroups(rawValue: 1 << 1)
  /// Text fields.
  package static let field = StyleGroups(rawValue: 1 << 2)
  /// Buttons.
  package static let button = StyleGroups(rawValue: 1 << 3)
  /// Images.
  package static let image = StyleGroups(rawValue: 1 << 4)
  /// Activity indicators.
  package static let indicator = StyleGroups(rawValue: 1 << 5)
  /// Switches.
  package static let toggle = StyleGroups(rawValue: 1 << 6)
  /// Tables.
  package static let table = StyleGroups(rawValue: 1 << 7)
  /// Cells of tables.
  package static let cell = StyleGroups(rawValue: 1 << 8)
  /// Stacks.
  package static let stack = StyleGroups(rawValue: 1 << 9)

  /// The groups that draw a box with a background and a border around their content.
  static let boxes: StyleGroups = [.view, .text, .field, .button, .image, .table, .cell]
}

/// A builder of the scheme that a style describes. Each property of the style writes its value into one of the parts.
struct StyleTarget {
  var colors = Colors()
  var styles = Styles()

  /// The finished scheme. A part into which no property was written is nil.
  var scheme: Scheme {
    Scheme(
      colors: colors == Colors() ? nil : colors, styles: styles == Styles() ? nil : styles)
  }
}
