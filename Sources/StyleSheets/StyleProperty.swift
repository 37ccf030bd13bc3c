internal import GalleyDesign

/// One leaf property that a style can set. A new property is one row of the table in
/// `StyleProperty+Table.swift`.
public final class StyleProperty: Sendable {
  /// Its place in the table, by which settings are ordered.
  public let index: Int
  /// The dictionary that contains it.
  public let level: StyleLevel
  /// Its key.
  public let key: String
  /// Other spellings that are read as well.
  public let alternatives: [String]
  /// The kind of value that it has.
  public let kind: StyleValueKind
  /// The kinds of component that can use it (STY-16).
  package let uses: StyleUses
  /// Puts a value where it belongs.
  let apply: @Sendable (inout StyleTarget, StyleValue) -> Void
  /// True if it takes a colour; asked for every assignment of a sheet.
  let isColor: Bool
  /// True if it is part of the one paragraph attribute of styled text.
  let isParagraphSetting: Bool

  init(
    index: Int, level: StyleLevel, key: String, alternatives: [String], kind: StyleValueKind,
    uses: StyleUses, apply: @escaping @Sendable (inout StyleTarget, StyleValue) -> Void
  ) {
    self.index = index
    self.level = level
    self.key = key
    self.alternatives = alternatives
    self.kind = kind
    self.uses = uses
    self.apply = apply
    isColor = kind == .color
    let paragraph = ["lineSpacing", "lineHeightMultiple", "alignment", "lineBreakMode"]
    isParagraphSetting = (level == .text || level == .placeholder) && paragraph.contains(key)
  }

  /// The keys from the style down to the property, joined by full stops.
  public var path: String { (level.path + [key]).joined(separator: ".") }
}

/// The groups of properties that the components of a style sheet take.
package struct StyleUses: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt16
  /// Makes a set from its bits.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Views: background and border.
  package static let view = StyleUses(rawValue: 1)
  /// Labels and text views.
  package static let text = StyleUses(rawValue: 2)
  /// Text fields.
  package static let field = StyleUses(rawValue: 4)
  /// Buttons.
  package static let button = StyleUses(rawValue: 8)
  /// Images.
  package static let image = StyleUses(rawValue: 16)
  /// Activity indicators.
  package static let indicator = StyleUses(rawValue: 32)
  /// Switches.
  package static let toggle = StyleUses(rawValue: 64)
  /// Tables.
  package static let table = StyleUses(rawValue: 128)
  /// Cells of tables.
  package static let cell = StyleUses(rawValue: 256)
  /// Stacks.
  package static let stack = StyleUses(rawValue: 512)

  /// Everything with a box.
  static let boxes: StyleUses = [.view, .text, .field, .button, .image, .table, .cell]
}

/// The parts of a scheme while a style is being put into it.
struct StyleTarget {
  var colors = Colors()
  var styles = Styles()

  /// The scheme; parts without any property are left out.
  var scheme: Scheme {
    Scheme(
      colors: colors == Colors() ? nil : colors, styles: styles == Styles() ? nil : styles)
  }
}
