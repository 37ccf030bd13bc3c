public import Foundation
public import GalleyComponents
internal import GalleyLayout

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: @unchecked Sendable {
  public typealias Components = DatePickerComponents
  let date: Date
  let components: Components
  let label: Label
  private let select: (Date) -> Void
  private var bounds: (least: Date?, greatest: Date?) = (nil, nil)

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (date, components, self.label) = (selection.wrappedValue, displayedComponents, label())
    select = { selection.wrappedValue = $0 }
  }
  public init<Range: RangeExpression>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    if let range = range as? ClosedRange<Date> { bounds = (range.lowerBound, range.upperBound) }
    if let range = range as? PartialRangeFrom<Date> { bounds.least = range.lowerBound }
    if let range = range as? PartialRangeThrough<Date> { bounds.greatest = range.upperBound }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
  }
  public init<Range: RangeExpression>(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(key)
    }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker of a style's configuration.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection,
      displayedComponents: configuration.displayedComponents
    ) { configuration.label }
  }
}

extension DatePicker: View {
  public var body: some View {
    let (date, select) = (date, select)
    return Restyled(
      DatePickerStyleConfiguration(
        label: _StylePart(view: AnyView(label)),
        selection: Binding(get: { date }, set: { select($0) }), minimumDate: bounds.least,
        maximumDate: bounds.greatest, displayedComponents: components)
    ) { kit }
  }

  private var kit: some View {
    let (date, components, label) = (date, components, AnyView(label))
    return Kit("DatePicker") { values in
      let day = Self.calendar.dateComponents([.year, .month, .day], from: date)
      // Wheels and calendars are for days; a time alone is always in words.
      let look = components.contains(.date) ? values.datePickerLook : .compact
      return GalleyComponents.DatePicker(
        date: CalendarDay(day.year ?? 1970, day.month ?? 1, day.day ?? 1),
        style: look.kit, state: values.controlState
      )
      .with {
        $0.labelView = values.label(label)
        if !components.contains(.date) { $0.dateText = "" }
        if components.contains(.hourAndMinute) { $0.time = Text.DateStyle.time.text(of: date) }
      }
    }
    .control(.datePicker) { [select] control, values in
      control.label = words(of: label, values)
      control.value = date.ISO8601Format()
      control.set = { value in
        guard let date = value.date else { return "it takes a date such as 2025-01-31T09:41:00Z" }
        select(date)
        return nil
      }
    }
  }

  /// Pictures do not depend on where they are drawn.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension _DatePickerLook {
  fileprivate var kit: GalleyComponents.DatePickerStyle {
    switch self {
    case .compact: .compact
    case .graphical: .graphical
    case .wheel: .wheel
    }
  }
}

/// The parts of a date picker as its style is given them.
public struct DatePickerStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View = Never
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated var _look: _DatePickerLook { get }
}
extension DatePickerStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never {
    preconditionFailure("the styles of the kit have no body")
  }
}

public enum _DatePickerLook: Sendable { case compact, graphical, wheel }

extension DatePickerStyle {
  public nonisolated var _look: _DatePickerLook { .compact }
}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated var _look: _DatePickerLook { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated var _look: _DatePickerLook { .wheel }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
  fileprivate var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let look = style._look
    return styled(by: style) { $0.makeBody(configuration: $1) }.values { $0.datePickerLook = look }
  }
}
