@testable import GalleyTokens

/// Fuzzes the arithmetic expressions that other tools write into files of design tokens, such as `4px * (1.5 + 2)`.
enum SumTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    // Text that is not an expression has no value. A value that is read must be a length that layout can use.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let value = TokenExpression.value(of: text) else { return }
    precondition(value.number.isFinite)
  }
}
