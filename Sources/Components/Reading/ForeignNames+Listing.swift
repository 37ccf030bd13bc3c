extension ForeignNames {
  /// The names of other tools, each with what it is called here, in the order of the alphabet: keys, then types.
  package static var listed: [(name: String, meanings: [String])] {
    keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + types.sorted { $0.key < $1.key }.map { ($0.key, [$0.value]) }
  }
}
