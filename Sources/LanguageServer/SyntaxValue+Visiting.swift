import GalleyParsing

extension SyntaxValue {
  /// Goes through a value and all that is in it, in the order of the text. Nothing recurses, so that
  /// depth costs no stack.
  ///
  /// - Parameter body: Receives each value with its key, if it has one, and the innermost object around it.
  func visit(_ body: (SyntaxValue, _ key: String?, _ object: SyntaxValue?) -> Void) {
    var open: [(SyntaxValue, String?, SyntaxValue?)] = [(self, nil, nil)]
    while let (value, key, object) = open.popLast() {
      body(value, key, object)
      switch value.kind {
      case .object(let members):
        open += members.reversed().map { ($0.value, $0.key, value) }
      case .array(let elements):
        open += elements.reversed().map { ($0, key, object) }
      case .null, .bool, .number, .string: break
      }
    }
  }
}
