public import GalleyDesign

extension RichText {
  /// Returns true if a text has the form of a three-word address: three runs of letters and marks with one
  /// dot between them, slashes in front or not. The dots of other scripts count.
  public static func looksLikeAddress(_ text: String) -> Bool {
    let dots: Set<Character> = [".", "。", "・", "·", "۔", "।"]
    let words = withoutSlashes(text).split(
      omittingEmptySubsequences: false, whereSeparator: dots.contains)
    return words.count == 3 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(isWordCharacter) }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character == "-" || character == "'" || character == "’"
  }

  private static func withoutSlashes(_ text: String) -> Substring {
    text.drop { $0 == "/" || $0.isWhitespace }
  }

  /// The text with three slashes in front, red unless another colour is given. Slashes that are
  /// there already are removed first.
  public func withSlashes(color: Color = SemanticColor.slash.color) -> RichText {
    let look = segments.first?.styling ?? TextStyling()
    return RichText("///", look, .color(color)) + droppingSlashes
  }

  /// The text with three slashes in front when it looks like a three-word address, else as it is.
  public func withSlashesIfAddress(color: Color = SemanticColor.slash.color) -> RichText {
    Self.looksLikeAddress(string) ? withSlashes(color: color) : self
  }

  /// Returns true if both are the same words, whatever their case, colours and slashes.
  public func hasSameWords(as other: RichText) -> Bool {
    Self.withoutSlashes(string).lowercased() == Self.withoutSlashes(other.string).lowercased()
  }

  private var droppingSlashes: RichText {
    var result = RichText()
    var isLeading = true
    for segment in segments {
      var rest = segment
      if isLeading { rest.text = String(rest.text.drop { $0 == "/" }) }
      isLeading = isLeading && rest.text.isEmpty
      result.append(rest)
    }
    return result
  }
}
