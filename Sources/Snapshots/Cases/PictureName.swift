import GalleySystem

/// Names that are safe as file names everywhere.
package enum PictureName {
  /// The longest part of a path, in bytes; longer ones are cut and end in a hash of the whole.
  package static let limit = 120

  /// Letters, digits, `_`, `-` and `.` stay; every run of others becomes one `-`, as
  /// swift-snapshot-testing does. Never empty, never `.` or `..`.
  package static func sanitized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "_" || scalar == "." || scalar == "-"
      {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    result = trimmed(result)
    if result.isEmpty { result = "unnamed" }
    guard result.utf8.count > limit else { return result }
    let tail = hexadecimal(ContentHash.of(Array(name.utf8))).prefix(8)
    while result.utf8.count > limit - 9 { result.removeLast() }
    return "\(result)-\(tail)"
  }

  private static func trimmed(_ text: String) -> String {
    var result = text[...]
    while result.hasPrefix("-") || result.hasPrefix(".") { result.removeFirst() }
    while result.hasSuffix("-") { result.removeLast() }
    return String(result)
  }

  /// Groups of names that a file system may take for one: equal but for case.
  package static func collisions(in names: [String]) -> [[String]] {
    var groups: [String: [String]] = [:]
    for name in names { groups[name.lowercased(), default: []].append(name) }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
