internal import GalleyDesign
internal import GalleyUnicode

/// A text in the case that its attributes request, by the rules of the language, and with capitals for the
/// small ones that are requested from a font that does not have them, with the mapping back to the offsets of
/// the given text.
struct CaseMapping {
  private(set) var changed: AttributedText
  private let original: AttributedText
  /// The ends of the given text's runs in both texts.
  private var ends: [(original: Int, changed: Int)] = []

  /// Changes the text; returns nil if no attribute requests that.
  init?(_ text: AttributedText, locale: String, _ workspace: Workspace) {
    func smallCapitals(_ run: AttributedText.Run) -> SmallCapitals? {
      guard let font = run.attributes.font, !font.features.isEmpty else { return nil }
      return SmallCapitals(font, in: workspace.choice(for: font).instance.face)
    }
    let isChanged = text.runs.contains {
      ($0.attributes.textCase ?? .original) != .original || smallCapitals($0) != nil
    }
    guard isChanged else { return nil }
    original = text
    changed = AttributedText("", attributes: text.runs[0].attributes)
    var start = 0
    for run in text.runs {
      let part = text.slice(start..<run.end).string
      let language = run.attributes.language ?? locale
      let string: String
      switch run.attributes.textCase ?? .original {
      case .original: string = part
      case .uppercase: string = CaseConversion.uppercased(part, language: language)
      case .lowercase: string = CaseConversion.lowercased(part, language: language)
      }
      changed.append(
        smallCapitals(run)?.replaced(string, attributes: run.attributes, language: language)
          ?? AttributedText(string, attributes: run.attributes))
      start = run.end
      ends.append((start, changed.count))
    }
  }

  /// The offset in the given text of a place in the changed one: the same character of the same
  /// run, counted from the run's start, or the run's last one where there are fewer.
  func original(of offset: Int) -> Int {
    var start = (original: 0, changed: 0)
    for end in ends {
      if offset < end.changed {
        let ahead = changed.slice(start.changed..<offset).string.unicodeScalars.count
        let scalars = original.slice(start.original..<end.original).string.unicodeScalars
        return start.original
          + scalars.prefix(min(ahead, scalars.count - 1)).reduce(0) {
            $0 + UTF8.width($1)
          }
      }
      start = end
    }
    return start.original
  }
}
