import GalleySystem

/// The names that Xcode makes of the sets of asset catalogues, as a source: `ColorResource.brand` for
/// `brand.colorset`, `Color.brand` besides; and `Bundle.module`, which packages have and folders do not.
struct AssetSymbols {
  /// The sets of a folder that gives its name, and those of such folders inside.
  private struct Names {
    var colors: Set<String> = []
    var images: Set<String> = []
    var inside: [String: Names] = [:]
  }

  private var names = Names()
  /// Static members of colours and styles that the sources declare themselves.
  private var declared: Set<String> = []
  /// True if the sources have `Bundle.module` themselves, as those that Tuist derives.
  private var hasModule = false

  /// - Parameter files: The sources, whose own colours go before those of the catalogues.
  init(in folder: String, files: [String]) throws(FileError) {
    try Self.collect(folder, &names, depth: 0)
    for file in files {
      let bytes = try File.read(file)
      let text = String(decoding: bytes, as: UTF8.self)
      if !hasModule, text.contains("extension"), text.contains("Bundle") {
        hasModule = SourceDeclarations(bytes).declares("Bundle", "module")
      }
      if !names.colors.isEmpty || !names.inside.isEmpty { declare(text) }
    }
  }

  /// Notes the static members of colours and styles; those of other types do not conflict.
  private mutating func declare(_ source: String) {
    var type = ""
    for line in source.split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      let kinds: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
      if let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        words[kind + 1] != "var", words[kind + 1] != "func"
      {
        type = String(words[kind + 1])
      }
      guard ["Color", "ShapeStyle", "SwiftUI.Color", "SwiftUI.ShapeStyle"].contains(type),
        words.contains("static"),
        let start = words.firstIndex(where: { ["let", "var"].contains($0) }),
        start + 1 < words.count
      else { continue }
      declared.insert(String(words[start + 1]))
    }
  }

  private static func collect(
    _ folder: String, _ names: inout Names, depth: Int
  ) throws(FileError) {
    guard depth < 32 else { return }
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard Directory.exists(path) else { continue }
      if name.hasSuffix(".colorset") {
        names.colors.insert(String(name.dropLast(9)))
      } else if name.hasSuffix(".imageset") {
        names.images.insert(String(name.dropLast(9)))
      } else if name.hasSuffix(".symbolset") {
        names.images.insert(String(name.dropLast(10)))
      } else if try givesItsName(path) {
        try collect(path, &names.inside[name, default: Names()], depth: depth + 1)
      } else {
        try collect(path, &names, depth: depth + 1)
      }
    }
  }

  private static func givesItsName(_ folder: String) throws(FileError) -> Bool {
    guard let bytes = try File.readIfPresent("\(folder)/Contents.json") else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
      $0.contains("\"provides-namespace\"") && $0.contains("true")
    }
  }

  /// - Parameter hasMembers: False to leave out the members of colours and styles, because the sources declare some in
  ///   another way.
  func source(hasMembers: Bool = true) -> String {
    let colors = hasMembers ? colors : ""
    return """
      import SwiftUI

      \(hasModule ? "" : "extension Foundation.Bundle { static var module: Bundle { .main } }")
      \(Self.extending("ColorResource", Self.symbols([("", names)], "ColorResource", \.colors)))
      \(Self.extending("ImageResource", Self.symbols([("", names)], "ImageResource", \.images)))
      \(Self.extending("Color", colors))
      \(Self.extending("ShapeStyle where Self == Color", colors))
      """
  }

  private static func extending(_ type: String, _ members: String) -> String {
    members.isEmpty ? "" : "extension \(type) {\n\(members)}\n"
  }

  /// The members of a type of resources, and types for the folders that give their names. Folders of several catalogues whose
  /// names make one type, such as `Brand` and `brand`, have it in common.
  private static func symbols(
    _ folders: [(prefix: String, names: Names)], _ type: String,
    _ sets: KeyPath<Names, Set<String>>
  ) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    var types: [String: [(prefix: String, names: Names)]] = [:]
    for (prefix, names) in folders {
      for name in names[keyPath: sets].sorted() {
        let symbol = symbol(of: name, type)
        guard !symbol.isEmpty, seen.insert(symbol).inserted else { continue }
        // A name may have quotes and backslashes, which a description of it escapes.
        let literal = (prefix + name).debugDescription
        lines.append("  static let `\(symbol)` = \(type)(name: \(literal), bundle: .main)\n")
      }
      for (folder, inside) in names.inside.sorted(by: { $0.key < $1.key }) {
        let symbol = symbol(of: folder, "")
        types[symbol.prefix(1).uppercased() + symbol.dropFirst(), default: []]
          .append(("\(prefix)\(folder)/", inside))
      }
    }
    for (name, folders) in types.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
      let members = symbols(folders, type, sets)
      if !members.isEmpty { lines.append("  enum `\(name)` {\n\(members)}\n") }
    }
    return lines.joined()
  }

  /// Colours by their names alone, but those that SwiftUI or the sources have already.
  private var colors: String {
    Set(names.colors.map { Self.symbol(of: $0, "ColorResource") })
      .subtracting(Self.known).subtracting(declared).sorted()
      .map { $0.isEmpty ? "" : "  static var `\($0)`: Color { Color(ColorResource.`\($0)`) }\n" }
      .joined()
  }

  private static let known: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "tertiary", "quaternary",
    "quinary", "background", "foreground", "fill", "link", "placeholder", "selection", "separator",
    "tint", "white", "windowBackground", "yellow",
  ]

  /// `darkBlue` for `Dark Blue`, `dark-blue` and `DarkBlueColor`; `BG` for `BG`.
  static func symbol(of name: String, _ type: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard var first = words.first else { return "" }
    // A run of capitals at the start is one word, and a name of capitals alone stays one.
    let capitals = first.prefix { $0.isUppercase }
    let isAbbreviation = words.count == 1 && capitals.count > 1 && capitals.count == first.count
    let count =
      isAbbreviation
      ? 0
      : capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
    first = first.prefix(count).lowercased() + first.dropFirst(count)
    words[0] = first
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var symbol = words.joined()
    let suffix = ["ColorResource": "Color", "ImageResource": "Image"][type] ?? "\n"
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
