import Foundation

/// A JSON value of a vector file, read without ever failing: what is missing or of the wrong
/// kind is nil.
struct VectorValue: @unchecked Sendable {
  let raw: Any?

  subscript(key: String) -> VectorValue { VectorValue(raw: (raw as? [String: Any])?[key]) }
  var keys: [String] { ((raw as? [String: Any])?.keys.sorted()) ?? [] }
  var isNull: Bool { raw == nil || raw is NSNull }
  var string: String? { raw as? String }
  var list: [VectorValue]? { (raw as? [Any])?.map { VectorValue(raw: $0) } }

  var bool: Bool? {
    guard let number = raw as? NSNumber else { return nil }
    return number.boolValue
  }

  /// A number; `"inf"` and `"-inf"` are infinite.
  var number: Double? {
    switch string {
    case "inf"?, "infinity"?: return .infinity
    case "-inf"?: return -.infinity
    default: return (raw as? NSNumber)?.doubleValue
    }
  }

  var numbers: [Double?]? { list?.map(\.number) }

  /// Exactly so many numbers or nulls.
  func numbers(_ count: Int) -> [Double?]? { numbers.flatMap { $0.count == count ? $0 : nil } }

  /// Exactly so many numbers.
  func allNumbers(_ count: Int) -> [Double]? {
    let all = numbers(count)?.compactMap { $0 } ?? []
    return all.count == count ? all : nil
  }

  static func read(_ path: String) throws -> VectorValue {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return VectorValue(raw: try JSONSerialization.jsonObject(with: data))
  }
}
