import GalleyDesign
import GalleyParsing
import GalleyStyleSheets

@testable import GalleyTokens

/// A token file read from text with the headlines of its findings.
struct TokenReading {
  var document: DesignTokenDocument
  var findings: [String]

  init(_ text: String, inputs: [String: String] = [:], files: [String: String] = [:]) {
    let source = SourceText(name: "t", text: text)
    let (document, diagnostics) = DesignTokenReader.read(source, inputs: inputs) { name in
      files[name].map { SourceText(name: name, text: $0) }
    }
    self.document = document
    findings = diagnostics.map { $0.headline(in: source) }
  }

  subscript(path: String) -> DesignTokenValue? { document[path]?.value }
}

extension DesignTokenValue {
  /// A colour of sRGB by its 24 bits.
  static func hex(_ value: UInt32) -> DesignTokenValue {
    .color(TokenColor(RGBAColor(hex: value)))
  }

  var core: RGBAColor? {
    if case .color(let color) = self { return color.core }
    return nil
  }
}

/// A sheet that tokens became, read again.
struct SheetReading {
  var file: StyleSheetFile
  var findings: [Diagnostic]

  init(_ text: String) {
    (file, findings) = StyleSheetFile.read(SourceText(name: "s", text: text))
  }

  func scheme(_ style: String) -> Scheme { file.resolved.scheme(style: style) ?? Scheme() }
}
