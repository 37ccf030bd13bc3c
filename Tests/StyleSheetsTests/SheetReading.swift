import GalleyDesign
import GalleyParsing

@testable import GalleyStyleSheets

/// A sheet read from JSON text with the headlines of its findings.
struct SheetReading {
  var file: StyleSheetFile
  var findings: [String]

  init(_ text: String, mode: ReadingMode = .strict) {
    let source = SourceText(name: "s", text: text)
    let (file, diagnostics) = StyleSheetFile.read(source, mode: mode)
    self.file = file
    findings = diagnostics.map { $0.headline(in: source) }
  }

  func scheme(_ style: String, _ substyle: String? = nil) -> Scheme {
    file.resolved.scheme(style: style, substyle: substyle) ?? Scheme()
  }

  /// The findings of the linter.
  func lint(_ text: String) -> [String] {
    let source = SourceText(name: "s", text: text)
    return StyleSheetLint.findings(in: file.sheet, resolved: file.resolved)
      .map { $0.headline(in: source) }
  }
}
