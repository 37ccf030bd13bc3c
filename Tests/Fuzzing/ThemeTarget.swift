import GalleyDocuments
import GalleyParsing
import GalleyStair

/// Themes, and whatever else the content shows a design file to be.
enum ThemeTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.json", bytes: bytes)
    JSONTarget.check(ThemeReader.read(source).diagnostics, in: source)
    JSONTarget.check(DesignFile(source).theme.diagnostics, in: source)
  }
}
