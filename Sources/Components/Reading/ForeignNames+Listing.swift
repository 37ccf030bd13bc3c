extension ForeignNames {
  /// The names of other tools, each with what it is called here, in the order of the alphabet: keys, then types.
  package static var listed: [(name: String, meanings: [String])] {
    keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + types.sorted { $0.key < $1.key }.map { ($0.key, [$0.value]) }
  }
}

extension String {
  /// A type's name with the article that it has when it is spoken: `an HStack`, `a VStack`, `an Image`.
  var withArticle: String {
    let isSpelled = dropFirst().first?.isUppercase == true
    let vowels = isSpelled ? "AEFHILMNORSX" : "AEIO"
    return (first.map(vowels.contains) == true ? "an " : "a ") + self
  }
}
