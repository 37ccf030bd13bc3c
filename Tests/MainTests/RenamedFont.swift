import Foundation
import GalleyFonts

/// Fonts that no installation of Galley has.
enum RenamedFont {
  /// A face of Galley's under another name of the same length.
  static func face(_ style: String, _ name: String = "OwnBrains") throws -> [UInt8] {
    let path = "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono-\(style).ttf"
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let names = ["JetBrains", name].map { Array($0.data(using: encoding) ?? Data()) }
      bytes.replace(names[0], with: names[1])
    }
    return bytes
  }
}
