/// The Swift spelling of a document's key.
public enum SwiftSpelling: Hashable, Sendable {
  /// A stored property, by its path: `.with { $0.title.fontSize = 18 }`.
  case property(String)
  /// An argument of the initialiser, in the order of the keys, those without a label first.
  ///
  /// - Parameters:
  ///   - label: nil for none.
  ///   - isRequired: True if it is written even if no document sets the key, because Swift's default differs
  ///     from the documents' one or does not exist.
  case argument(String?, isRequired: Bool = false)
  /// An image of the view's: nil is the view itself.
  ///
  /// - Parameters:
  ///   - property: The path of the property that holds the image.
  ///   - label: The label in the image's initialiser.
  case image(property: String?, label: String?)
}

extension Text {
  /// The keys of font and lines for a text at a path.
  static func spellings(at path: String) -> [String: SwiftSpelling] {
    var result: [String: SwiftSpelling] = [:]
    for property in lookProperties {
      result[property.description.name] = .property(path + property.description.name)
    }
    for property in TextLines.properties {
      result[property.description.name] = .property(path + "lines." + property.description.name)
    }
    return result
  }

  /// `KitText("Words")`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    spellings(at: "").with(["text": .argument(nil)])
  }
}

extension [String: SwiftSpelling] {
  /// These and others, which go before them.
  func with(_ others: [String: SwiftSpelling]) -> [String: SwiftSpelling] {
    merging(others) { $1 }
  }
}
