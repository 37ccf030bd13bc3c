/// A value that can be typed: text in, text out, and the keyboard that suits it (GUI-2, GUI-3). Types
/// of the application and of others conform by an extension.
///
/// The numbers convert as Swift's initialisers do (GUI-5): no blanks round them, a full stop before
/// decimals, nil on overflow.
public protocol InputConvertible: LosslessStringConvertible, Sendable {
  /// The keyboard that suits the value best.
  static var keyboard: KeyboardKind { get }
}

extension Int: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension UInt: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension Int8: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .standard }
}

extension Int16: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension Int32: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension Int64: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .numberPad }
}

extension Double: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .decimalPad }
}

extension Float: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .decimalPad }
}

extension String: InputConvertible {
  /// The keyboard for the type.
  public static var keyboard: KeyboardKind { .ascii }
}
