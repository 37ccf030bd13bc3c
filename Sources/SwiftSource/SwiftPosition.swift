internal import GalleyComponents
internal import GalleyLayout

extension PlaceValue.NamedPosition: SwiftExpressible {
  /// The position as Swift's functions make it: `.place(below: "map", margin: 24)`.
  package var swiftExpression: String {
    ([start] + changes).joined()
  }

  private var start: String {
    var parts: [String] = []
    var function = description.name
    switch values[description.name] {
    case .identifier(let id)?:
      (function, parts) = ("place", ["\(description.name): \(id.swiftExpression)"])
    case .rect(let rect)?: parts = [rect.swiftExpression]
    case .size(let size)?: parts = [size.swiftExpression]
    case .insets(let insets)?:
      // `inset` and `centerInset`.
      let isCentred = function != "inset"
      parts = ["\(isCentred ? "inset" : "by"): \(insets.swiftExpression)"]
      if isCentred { function = "center" }
    case .positions?:
      let inner = self.parts.compactMap(\.named?.swiftExpression)
      parts = ["[\(inner.joined(separator: ", "))]"]
    case .flag?, .number?, nil: break
    }
    for argument in description.arguments.dropFirst() {
      guard let value = expression(argument.name) else { continue }
      parts.append("\(argument.name == "even" ? "isEven" : argument.name): \(value)")
    }
    return ".\(function)(\(parts.joined(separator: ", ")))"
  }

  /// The changes that any position may have, in the order in which they are applied.
  private var changes: [String] {
    var changes: [String] = []
    if let ratio = expression("aspectRatio") { changes.append(".aspectRatio(\(ratio))") }
    let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"].compactMap { name in
      expression(name).map { "\(name): \($0)" }
    }
    if !limits.isEmpty { changes.append(".clamped(\(limits.joined(separator: ", ")))") }
    if isSet("sizeToFit") { changes.append(".sizeToFit()") }
    let moves = [("x", "offsetX"), ("y", "offsetY")].compactMap { label, name in
      expression(name).map { "\(label): \($0)" }
    }
    if !moves.isEmpty { changes.append(".offset(\(moves.joined(separator: ", ")))") }
    if isSet("keepInside") { changes.append(".clampedToSafeArea()") }
    return changes
  }

  private func isSet(_ name: String) -> Bool {
    if case .flag(true)? = values[name] { true } else { false }
  }

  private func expression(_ name: String) -> String? {
    switch values[name] {
    case .number(let number)?: number.swiftExpression
    case .flag(let flag)?: flag.swiftExpression
    case .insets(let insets)?: insets.swiftExpression
    case .identifier(let id)?: id.swiftExpression
    case .size(let size)?: size.swiftExpression
    case .rect(let rect)?: rect.swiftExpression
    case .positions?, nil: nil
    }
  }
}
