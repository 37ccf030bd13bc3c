public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes; the reference has no ending.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The description of a value, as returned by `String(describing:)`.
  public static var description: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(describing: $0) }
  }

  /// A value with all that it holds, one property a line. Members of sets and dictionaries are in the
  /// order of their text.
  public static var dump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// A value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// A value as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist", diffing: .lines) { value in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// The output of `JSONSerialization` for arrays, dictionaries and their contents, with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }
}
