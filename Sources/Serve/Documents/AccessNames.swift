import GalleyLayout
import GalleyParsing
import GalleySceneSnapshots

/// The elements as presented to someone who does not see them: their roles, and the names that are read out.
struct AccessNames {
  private var found: [Int: SyntaxValue] = [:]

  /// `[role, name]` of an element that is something.
  subscript(element: Int) -> SyntaxValue? { found[element] }

  /// Goes through elements in the order in which they are built.
  init(_ layout: LayoutResult, of indices: Range<Int>) {
    for (index, spoken) in SpokenLayout(layout, of: indices).found {
      found[index] = .array([.text(Self.role(of: spoken)), .text(spoken.label ?? "")])
    }
  }

  private static let words = [
    "header": "heading", "toggle": "switch", "slider": "adjustable", "stepper": "adjustable",
    "pageControl": "adjustable", "picker": "adjustable", "datePicker": "adjustable",
    "searchField": "search field", "textField": "text field", "secureField": "text field",
    "textEditor": "text field",
  ]

  private static func role(of spoken: SpokenElement) -> String {
    (words[spoken.role] ?? spoken.role) + (spoken.isSelected ? ", selected" : "")
      + (spoken.isEnabled ? "" : ", dimmed")
  }
}
