/// A value that can be typed: text in, text out, and the keyboard that suits it (GUI-2, GUI-3). Types
/// of the application and of others conform by an extension.
///
/// The numbers convert as Swift's initialisers do (GUI-5): no blanks round them, a full stop before
/// decimals, nil on overflow.
public protocol InputConvertible: CustomStringConvertible, Sendable {
  /// Makes the value that a text represents, or nil for a text that does not represent one.
  init?(_ text: String)
  /// The keyboard that suits the value best.
  static var keyboard: KeyboardKind { get }
}

extension InputConvertible where Self: FixedWidthInteger {
  /// Digits alone.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension InputConvertible where Self: BinaryFloatingPoint {
  /// Digits and the decimal separator.
  public static var keyboard: KeyboardKind { .decimalPad }
}

extension Int: InputConvertible {}
extension UInt: InputConvertible {}
extension Int16: InputConvertible {}
extension Int32: InputConvertible {}
extension Int64: InputConvertible {}
extension Double: InputConvertible {}
extension Float: InputConvertible {}

extension Int8: InputConvertible {
  /// Letters and digits, as the source system has it (GUI-3).
  public static var keyboard: KeyboardKind { .standard }
}

extension String: InputConvertible {
  /// Latin letters and digits.
  public static var keyboard: KeyboardKind { .ascii }
}
