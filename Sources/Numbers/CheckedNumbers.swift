// A conversion that traps when a number is out of range ends the process, and the author of the number
// chooses when. Rooms that read what others wrote import this module into every file (`Package.swift`),
// where the unlabelled initializers below take the place of the standard library's: the compiler
// refuses them, whatever the expression is, and `saturating` or `exactly` name the
// behaviour that replaces the trap.

extension FixedWidthInteger {
  /// The whole part of a number, kept within the bounds of the type; 0 for what is not a number.
  @inlinable
  package init(saturating value: Double) {
    self =
      Self(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}

extension Sequence<Int> {
  /// The product of sizes, or nil when it is more than an integer holds.
  package var product: Int? {
    var result = 1
    for factor in self {
      let (partialValue, overflow) = result.multipliedReportingOverflow(by: factor)
      if overflow { return nil }
      result = partialValue
    }
    return result
  }
}

extension Int {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension Int8 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension Int16 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension Int32 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension Int64 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension UInt {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension UInt8 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension UInt16 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension UInt32 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}

extension UInt64 {
  @available(*, deprecated, message: "traps out of range; write saturating: or exactly:")
  package init(_ value: Double) { self.init(saturating: value) }
}
