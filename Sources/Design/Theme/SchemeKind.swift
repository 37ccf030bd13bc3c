/// The kind of element a scheme is for: one of the known kinds or any other name.
public struct SchemeKind: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// The name in theme files.
  public let name: String

  /// Makes a kind; an unknown name is a custom kind.
  public init(_ name: String) { self.name = name }
  /// Makes a kind from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The scheme that all other kinds are based on.
  public static let base: SchemeKind = "base"
  /// Fields for text.
  public static let textFields: SchemeKind = "textFields"
  /// Cells of lists.
  public static let cells: SchemeKind = "cells"
  /// Buttons.
  public static let buttons: SchemeKind = "buttons"
  /// Labels.
  public static let labels: SchemeKind = "labels"
  /// Maps.
  public static let maps: SchemeKind = "maps"
  /// Icons.
  public static let icons: SchemeKind = "icons"
  /// Voice input.
  public static let voice: SchemeKind = "voice"
  /// Text recognition.
  public static let ocr: SchemeKind = "ocr"

  /// The known kinds: those of what3words, then those of the kit's further components, then the forms of buttons.
  public static let known: [SchemeKind] =
    [base, textFields, cells, buttons, labels, maps, icons, voice, ocr] + components
    + ButtonKind.allCases.map(\.schemeKind)

  /// The kinds of components that have no kind in what3words.
  package static let components: [SchemeKind] = [
    "actionSheets", "alerts", "avatars", "badges", "bubbles", "cards", "charts", "checkboxes",
    "chips", "collections", "controlGroups", "errors", "groups", "hints", "images", "lists",
    "menus", "messages", "navigationBars", "pageControls", "pickers", "progress", "radioButtons",
    "searchFields", "sliders", "steppers", "switches", "tabBars", "tables", "tags", "toasts",
    "toggles", "toolbars", "tooltips",
  ]

  /// Ordered by name.
  public static func < (left: SchemeKind, right: SchemeKind) -> Bool { left.name < right.name }
}
