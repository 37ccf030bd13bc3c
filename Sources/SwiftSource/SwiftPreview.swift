internal import GalleyComponents
internal import GalleyDesign
internal import GalleyDocuments
internal import GalleyGeometry

/// The canvas of a document as a preview of Xcode: `#Preview("card", traits: .sizeThatFitsLayout) { … }`.
struct SwiftPreview {
  private let canvas: Canvas
  private let theme: Theme
  private let viewName: String
  private let name: String
  /// The keys of the canvas that a preview has no word for.
  private(set) var unsaid: [String] = []

  init(_ document: Document, named name: String, viewName: String) {
    (canvas, theme) = (document.canvas, document.theme)
    (self.name, self.viewName) = (name, viewName)
    if canvas.device != nil, canvas.device != .iPhone15 { unsaid.append("device") }
  }

  /// The declaration of the preview.
  mutating func lines(_ palette: inout SwiftPalette) -> [String] {
    let modifiers = room + ground(&palette) + reader
    let view = SwiftCall(name: viewName, modifiers: modifiers.map { .line($0) })
    let traits = traits.map { ", traits: \($0)" } ?? ""
    return ["#Preview(\(name.swiftExpression)\(traits)) {"]
      + view.lines(indentedBy: 2).indented + ["}"]
  }

  /// The layout of the preview; nil is that of the phone.
  private var traits: String? {
    if canvas.device != nil { return nil }
    if let width = canvas.width, let height = canvas.height {
      return ".fixedLayout(width: \(width.swiftExpression), height: \(height.swiftExpression))"
    }
    return ".sizeThatFitsLayout"
  }

  /// The room of the view: along an axis that the canvas leaves open it is as long as it wants to be.
  private var room: [String] {
    guard canvas.device == nil else { return [] }
    var lines: [String] = []
    switch (canvas.width, canvas.height) {
    case (nil, nil): lines.append(".fixedSize()")
    case (let width?, nil):
      lines = [
        ".fixedSize(horizontal: false, vertical: true)", ".frame(width: \(width.swiftExpression))",
      ]
    case (nil, let height?):
      lines = [
        ".fixedSize(horizontal: true, vertical: false)",
        ".frame(height: \(height.swiftExpression))",
      ]
    case (_?, _?): break
    }
    if let area = canvas.safeArea {
      let bars = [("top", area.top), ("bottom", area.bottom)].filter { $1 > 0 }
      lines += bars.map { edge, length in
        ".safeAreaInset(edge: .\(edge), spacing: 0) "
          + "{ Color.clear.frame(height: \(length.swiftExpression)) }"
      }
    }
    return lines
  }

  private func ground(_ palette: inout SwiftPalette) -> [String] {
    guard let color = canvas.background ?? theme.background else { return [] }
    let isOpen = canvas.device == nil && (canvas.width == nil || canvas.height == nil)
    return (isOpen ? [] : [".frame(maxWidth: .infinity, maxHeight: .infinity)"])
      + [".background(\(palette.expression(color)))"]
  }

  /// The reader's settings.
  private var reader: [String] {
    var lines: [String] = []
    if let size = canvas.textSize { lines.append(".dynamicTypeSize(.\(Self.name(of: size)))") }
    if canvas.boldText == true { lines.append(".environment(\\.legibilityWeight, .bold)") }
    if let locale = canvas.locale {
      lines.append(".environment(\\.locale, Locale(identifier: \(locale.swiftExpression)))")
    }
    // A locale does not turn a view of SwiftUI round.
    if canvas.direction != nil || canvas.layoutDirection == .rightToLeft {
      lines.append(".environment(\\.layoutDirection, .\(canvas.layoutDirection))")
    }
    if canvas.appearance == .dark { lines.append(".preferredColorScheme(.dark)") }
    return lines
  }

  /// SwiftUI's name of a text size.
  private static func name(of size: TextSize) -> String {
    switch size {
    case .extraSmall: "xSmall"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    default: "\(size)"
    }
  }
}
