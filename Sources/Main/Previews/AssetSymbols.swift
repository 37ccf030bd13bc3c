import GalleySystem

/// The names that Xcode makes of the sets of asset catalogues, as a source: `ColorResource.brand` for
/// `brand.colorset`; and `Bundle.module`, which packages have and folders do not.
struct AssetSymbols {
  private var colors: Set<String> = []
  private var images: Set<String> = []

  init(in folder: String) throws(FileError) { try collect(folder, isCatalog: false, depth: 0) }

  private mutating func collect(
    _ folder: String, isCatalog: Bool, depth: Int
  ) throws(FileError) {
    guard depth < 32 else { return }
    for name in try Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard Directory.exists(path) else { continue }
      if name.hasSuffix(".colorset") {
        colors.insert(String(name.dropLast(9)))
      } else if name.hasSuffix(".imageset") {
        images.insert(String(name.dropLast(9)))
      } else {
        try collect(path, isCatalog: isCatalog || name.hasSuffix(".xcassets"), depth: depth + 1)
      }
    }
  }

  var source: String {
    """
    import SwiftUI

    extension Foundation.Bundle { static var module: Bundle { .main } }
    \(Self.extending("ColorResource", colors))
    \(Self.extending("ImageResource", images))
    """
  }

  private static func extending(_ type: String, _ names: Set<String>) -> String {
    var seen: Set<String> = []
    let lines = names.sorted().compactMap { name -> String? in
      let symbol = symbol(of: name, type)
      guard !symbol.isEmpty, seen.insert(symbol).inserted else { return nil }
      return "  static let `\(symbol)` = \(type)(name: \"\(name)\", bundle: .main)\n"
    }
    return lines.isEmpty ? "" : "extension \(type) {\n\(lines.joined())}\n"
  }

  /// `darkBlue` for `Dark Blue`, `dark-blue` and `DarkBlueColor`.
  static func symbol(of name: String, _ type: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard var first = words.first else { return "" }
    // A run of capitals at the start is one word.
    let capitals = first.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
    first = first.prefix(count).lowercased() + first.dropFirst(count)
    words[0] = first
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var symbol = words.joined()
    let suffix = type == "ColorResource" ? "Color" : "Image"
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
