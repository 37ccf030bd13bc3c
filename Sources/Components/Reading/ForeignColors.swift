internal import GalleyDesign
internal import GalleyVector

/// What to write for a colour as other systems write it: CSS, Swift, Flutter, Compose.
enum ForeignColors {
  /// A name of the dialect or its hexadecimal digits; nil for what is no such colour.
  ///
  /// - Parameter isKnown: True if a name is one of the dialect's colours.
  static func meant(by text: String, _ isKnown: (String) -> Bool) -> String? {
    if case .fixed(let color)? = VectorColor(text) {
      return color.alpha == 0 ? "clear" : color.hexText
    }
    if let color = packed(text) { return color }
    // `Colors.red`, `UIColor.systemRed`, `.secondary`, `Colors.blue[500]`, `Color.Red`
    let member = text.split(separator: "[").first?.split(separator: ".")
    guard let name = member?.last else { return nil }
    let plain = name.prefix(1).lowercased() + name.dropFirst()
    return plain != text && isKnown(plain) ? plain : nil
  }

  /// `0xAARRGGBB`, alone or in the brackets of a call; eight digits begin with the opacity.
  private static func packed(_ text: String) -> String? {
    let inner = text.split(separator: "(").last?.split(separator: ")").first ?? ""
    guard inner.lowercased().hasPrefix("0x") else { return nil }
    let digits = String(inner.dropFirst(2))
    let turned = digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits[...]
    return RGBAColor(hexText: "#" + turned)?.hexText
  }
}
