// Numbers that are not finite have no meaning in text; they count as not given, so that one bad
// number in a document spoils neither the layout nor the process.

extension TextAttributes {
  /// True if all numbers are finite.
  var isFinite: Bool {
    (letterSpacing?.isFinite ?? true) && (baselineOffset?.isFinite ?? true)
      && (obliqueness?.isFinite ?? true) && (image?.isFinite ?? true)
      && [firstLineIndent, indent, tailIndent, paragraphSpacing].allSatisfy { $0?.isFinite ?? true }
  }

  /// The attributes without numbers that are not finite.
  var withoutInfinities: TextAttributes {
    var result = self
    result.letterSpacing = letterSpacing.finite
    result.baselineOffset = baselineOffset.finite
    result.obliqueness = obliqueness.finite
    result.firstLineIndent = firstLineIndent.finite
    result.indent = indent.finite
    result.tailIndent = tailIndent.finite
    result.paragraphSpacing = paragraphSpacing.finite
    if let image, !image.isFinite {
      result.image = InlineImage(
        identifier: image.identifier, width: Optional(image.width).finite ?? 0,
        height: Optional(image.height).finite ?? 0,
        baselineOffset: Optional(image.baselineOffset).finite ?? 0)
    }
    return result
  }
}

extension InlineImage {
  /// True if all numbers are finite.
  var isFinite: Bool { width.isFinite && height.isFinite && baselineOffset.isFinite }
}

extension ParagraphStyle {
  /// The style with its defaults for numbers that are not finite.
  var withoutInfinities: ParagraphStyle {
    var result = self
    result.lineSpacing = Optional(lineSpacing).finite ?? 0
    result.lineHeight = lineHeight.finite
    result.lineHeightOfSize = lineHeightOfSize.finite
    result.lineHeightMultiple = lineHeightMultiple.finite
    result.minimumScaleFactor = Optional(minimumScaleFactor).finite ?? 1
    result.tabInterval = Optional(tabInterval).finite ?? 28
    result.tabStops.removeAll { !$0.isFinite }
    return result
  }
}

extension Double? {
  /// The number if it is finite.
  fileprivate var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
