import GalleyParsing
import GalleyStyleSheets

/// Style sheets, as property lists or JSON.
enum StyleSheetTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    for mode in [ReadingMode.strict, .lenient] {
      let source = SourceText(name: "a.json", bytes: bytes)
      JSONTarget.check(StyleSheetFile.read(source, mode: mode).diagnostics, in: source)
    }
  }
}
