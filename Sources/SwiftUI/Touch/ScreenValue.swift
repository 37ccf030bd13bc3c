public import Foundation

/// The role of an element of a screen.
public enum ScreenRole: String, Sendable, Hashable, CaseIterable {
  case button, link, toggle, textField, secureField, textEditor, searchField, picker, slider,
    stepper
  case datePicker, colorPicker, pageControl, tab, menu, header, image, text, group
}

/// A value that a control of a screen is set to.
public enum ScreenValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case date(Date)
}

extension ScreenValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension ScreenValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): Self.plain(number)
    case .flag(let flag): "\(flag)"
    case .date(let date): date.ISO8601Format()
    }
  }

  /// A number without the point of whole ones.
  static func plain(_ number: Double) -> String {
    let whole = number.rounded()
    return whole == number && abs(number) < 1e15 ? "\(Int64(whole))" : "\(number)"
  }
}
