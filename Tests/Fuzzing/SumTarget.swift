@testable import GalleyTokens

/// Sums in token files of other tools.
enum SumTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let value = TokenExpression.value(of: String(decoding: bytes, as: UTF8.self))
    precondition(value?.number.isFinite != false)
  }
}
