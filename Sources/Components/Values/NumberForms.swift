public import GalleyGeometry
internal import GalleyParsing

extension ComponentReader {
  /// A number that is not negative, or the dimension that a text names.
  mutating func length(_ value: SyntaxValue, as name: String) -> Double? {
    switch value.kind {
    case .number(let number): number.value >= 0 ? number.value : nil
    case .string(let text): dimension(named: text, as: name)
    default: nil
    }
  }
}

extension ComponentReader {
  /// Reports a value that is not a number: a word is the name of a dimension that does not exist.
  mutating func noDimension<Value>(
    _ name: String, _ kind: PropertyKind, _ value: SyntaxValue
  ) -> Value? {
    let known = names.dimensionNames
    guard case .string(let text) = value.kind, text.first?.isLetter == true, !known.isEmpty else {
      return mismatch(name, kind, value)
    }
    let some = known.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    fail(
      "there is no dimension \"\(text)\" for \"\(name)\"; there are "
        + (known.count > 12 ? some + " and \(known.count - 12) more" : some),
      at: value.range, suggestion: diagnostics.nearest(text, in: known))
    return nil
  }

  /// Reports bounds of which the smaller is not below the larger.
  func checkEnds(_ minimum: Double?, _ maximum: Double?, at place: ComponentPlace) {
    guard let minimum, let maximum, minimum >= maximum else { return }
    fail(
      "\"minimumValue\" is \(minimum.plainText) and \"maximumValue\" \(maximum.plainText): "
        + "nothing lies between them",
      at: place.range(of: place.has("maximumValue") ? "maximumValue" : "minimumValue"))
  }

  /// Reports a value outside of its range, which is drawn as the nearer end.
  ///
  /// - Parameter names: The names of the value's key.
  /// - Parameter end: The key that sets the end of the range.
  func checkValue(
    _ value: Double?, from minimum: Double, to maximum: Double,
    as names: [String] = ["value"], endingAt end: String = "maximumValue", at place: ComponentPlace
  ) {
    guard let value, minimum < maximum, value < minimum || value > maximum else { return }
    let name = names.first(where: place.has) ?? names[0]
    warn(
      "\"\(name)\" is \(value.plainText), outside of \(minimum.plainText) to \(maximum.plainText)"
        + (value > maximum && !place.has(end) ? "; \"\(end)\" sets the end" : ""),
      at: place.range(of: name))
  }
}

extension PropertyForm where Value == Double {
  /// A length in points, from 0, or the name of a dimension.
  public static var length: PropertyForm {
    PropertyForm(.either([.length, .dimension])) { value, name, reader in
      reader.length(value, as: name) ?? reader.noDimension(name, .length, value)
    }
  }

  /// A distance in points, negative where neighbours overlap, or the name of a dimension.
  public static var distance: PropertyForm {
    PropertyForm(.either([.anyNumber, .dimension])) { value, name, reader in
      if case .number(let number) = value.kind { return number.value }
      return reader.length(value, as: name) ?? reader.noDimension(name, .anyNumber, value)
    }
  }

  /// A length from 0 that may be `"infinity"`, or the name of a dimension.
  public static var limit: PropertyForm {
    let limit = PropertyKind.either([.length, .choice(["infinity"])])
    return PropertyForm(.either([.length, .choice(["infinity"]), .dimension])) {
      value, name, reader in
      if case .string("infinity") = value.kind { return .infinity }
      return reader.length(value, as: name) ?? reader.noDimension(name, limit, value)
    } describe: { value, name, writer in
      writer.write(name, value.limitText)
    }
  }

  /// A number from 0 to 1.
  public static var share: PropertyForm { number(from: 0, to: 1) }

  /// A number between bounds.
  public static func number(from minimum: Double?, to maximum: Double? = nil) -> PropertyForm {
    let kind = PropertyKind.number(minimum: minimum, maximum: maximum)
    return PropertyForm(.either([kind, .dimension])) { value, name, reader in
      let number =
        value.number?.value ?? value.text.flatMap { reader.dimension(named: $0, as: name) }
      if let number, number >= minimum ?? number, number <= maximum ?? number { return number }
      return reader.mismatch(name, kind, value)
    }
  }
}

extension PropertyForm where Value == Double? {
  /// A distance in points, negative where neighbours overlap, the name of a dimension, or `automatic`, which is nil.
  static var stackDistance: PropertyForm {
    let kind = PropertyKind.either([.anyNumber, .choice(["automatic"]), .dimension])
    return PropertyForm(kind) { value, name, reader in
      if case .string("automatic") = value.kind { return .some(nil) }
      return PropertyForm<Double>.distance.read(value, name, &reader).map { .some($0) }
    } describe: { value, name, writer in
      writer.write(name, value?.plainText ?? "automatic")
    }
  }
}

extension PropertyForm where Value == Int {
  /// A whole number of either sign.
  public static var integer: PropertyForm {
    let kind = PropertyKind.wholeNumber(minimum: nil)
    return PropertyForm(kind) { value, name, reader in
      if case .number(let number) = value.kind, abs(number.value) <= 1_000_000,
        number.value == number.value.rounded()
      {
        return Int(saturating: number.value)
      }
      return reader.mismatch(name, kind, value)
    }
  }

  /// A whole number from 1.
  public static var count: PropertyForm {
    let kind = PropertyKind.wholeNumber(minimum: 1)
    return PropertyForm(kind) { value, name, reader in
      if case .number(let number) = value.kind, number.value >= 1, number.value < 1e9,
        number.value == number.value.rounded()
      {
        return Int(saturating: number.value)
      }
      return reader.mismatch(name, kind, value)
    }
  }
}

extension PropertyForm where Value == Point {
  /// A distance along both axes: an object with `x` and `y`, in points; what is missing is 0.
  public static var offset: PropertyForm {
    let keys = ["x", "y"]
    return PropertyForm(.object(keys.map { PropertyPart($0, .anyNumber) })) {
      value, name, reader in
      guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
      return Point(x: parts.read("x", &reader) ?? 0, y: parts.read("y", &reader) ?? 0)
    } describe: { value, name, writer in
      writer.write("\(name).x", value.x.plainText)
      writer.write("\(name).y", value.y.plainText)
    }
  }
}

extension Double {
  /// The number of points, or `infinity`.
  var limitText: String { isInfinite ? "infinity" : plainText }
}
