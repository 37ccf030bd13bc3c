public import Foundation
public import GalleyComponents
internal import GalleyText

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    values { values in
      values.font = font
      // A font of its own goes before the size of icons around.
      if font != nil { values.iconSide = nil }
    }
  }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    values { $0.text.weight = weight }
  }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    values { $0.text.design = design }
  }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    near(width?.remark)
  }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    values { $0.text.isBold = isActive }
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    values { $0.text.isItalic = isActive }
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    values { $0.text.design = isActive ? .monospaced : $0.text.design }
  }
  public nonisolated func monospacedDigit() -> some View { values { $0.text.digits = true } }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    values { $0.text.underline = Text.Line(isOn: isActive, pattern: pattern, color: color) }
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    values { $0.text.strikethrough = Text.Line(isOn: isActive, pattern: pattern, color: color) }
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    values { ($0.lineLimit, $0.text.minimumLines) = (number, nil) }
  }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }
  private nonisolated func lines(atLeast least: Int?, atMost most: Int?) -> some View {
    values { ($0.lineLimit, $0.text.minimumLines) = (most, least.map { max(1, $0) }) }
  }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    values { $0.text.lineSpacing = Double(spacing) }
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    values { $0.text.alignment = alignment.plain }
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    values { $0.text.minimumScaleFactor = Double(factor) }
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    values { $0.text.truncation = mode }
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    values { $0.textCase = textCase }
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    values { $0.text.tracking = Double(tracking) }
  }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    values { $0.text.baseline = Double(offset) }
  }
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    values { if isEnabled { $0.text.language = language.minimalIdentifier } }
  }
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> some View {
    near(isAllowed ? "letters are not set closer so that a line fits" : nil)
  }
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    values { $0.dynamicTypeSize = size }
  }
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(
    _ range: Sizes
  ) -> some View where Sizes.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return values { values in
      guard let first = sizes.first, let last = sizes.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
    }
  }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    values { $0.imageScale = scale }
  }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    values {
      $0.symbolVariants = SymbolVariants(
        suffixes: $0.symbolVariants.suffixes + variant.suffixes)
    }
  }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    values { $0.symbolRenderingMode = mode }
  }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
