/// The known keys of every dictionary, for reading and for spelling suggestions.
struct StyleVocabulary: Sendable {
  /// The meaning of a key.
  enum Meaning: Sendable {
    /// A property, by its index in the table.
    case property(Int)
    /// A dictionary of further properties.
    case nested(StyleLevel)
    /// The parent's name.
    case parent
  }

  /// The keys of every level.
  static let standard = StyleVocabulary()

  private var meanings: [[String: Meaning]]
  /// The keys of every level in the order of the table, without the other spellings.
  private var ordered: [[String]]

  private init() {
    meanings = StyleLevel.allCases.map { _ in [:] }
    ordered = StyleLevel.allCases.map { _ in [] }
    add("parent", .parent, at: .style)
    for level in StyleLevel.allCases {
      for (key, nested) in level.nested { add(key, .nested(nested), at: level) }
    }
    for property in StyleProperty.all {
      add(property.key, .property(property.index), at: property.level)
      for other in property.alternatives {
        meanings[Int(property.level.rawValue)][other] = .property(property.index)
      }
    }
  }

  private mutating func add(_ key: String, _ meaning: Meaning, at level: StyleLevel) {
    meanings[Int(level.rawValue)][key] = meaning
    ordered[Int(level.rawValue)].append(key)
  }

  /// What a key means in a dictionary; nil when it is not known there.
  func meaning(of key: String, at level: StyleLevel) -> Meaning? {
    meanings[Int(level.rawValue)][key]
  }

  /// The known keys of a dictionary.
  func keys(at level: StyleLevel) -> [String] { ordered[Int(level.rawValue)] }
}
