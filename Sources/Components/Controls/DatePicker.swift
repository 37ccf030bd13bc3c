public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyLocalization

/// A day, and perhaps a time: as words on grounds of their own, as a month's calendar, or as wheels.
///
/// Nothing of it depends on the machine: names, their order and the first day of the week are those of the
/// environment's language unless others are given.
public struct DatePicker: Sendable {
  /// The label of the date.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// The day that is chosen.
  public var date: CalendarDay
  /// The time in words; none when empty.
  public var time = ""
  /// The day as text; nil composes it from the names, such as `Nov 22, 2026`, and an empty string shows
  /// nothing.
  public var dateText: String?
  /// The day that is marked as today; nil for none.
  public var today: CalendarDay?
  /// The names of the months, from January on; none are those of the language.
  public var monthNames: [String] = []
  /// The short names of the days of the week, from Sunday on; none are those of the language.
  public var weekdayNames: [String] = []
  /// The day that a week begins with, 0 for Sunday; nil is that of the language.
  public var firstWeekday: Int?
  /// The form.
  public var style: DatePickerStyle
  /// The state of the control.
  public var state: ControlState

  /// Makes a picker.
  public init(
    _ label: String = "", date: CalendarDay = CalendarDay(2026, 1, 1),
    style: DatePickerStyle = .compact, state: ControlState = .normal
  ) {
    (self.label, self.date, self.style, self.state) = (label, date, style, state)
  }

  /// The same in another form.
  public func datePickerStyle(_ style: DatePickerStyle) -> DatePicker {
    with { $0.style = style }
  }

  // Reading

  /// The sentence about `"type": "DatePicker"` in the reference, the schema and editors.
  public static let summary = "A day, and perhaps a time: as words, a calendar or wheels."
  /// The theme's `pickers`.
  public static let schemeKind: SchemeKind? = "pickers"
  /// The keys of `"type": "DatePicker"` besides those that all views share.
  public static let properties: [Property<DatePicker>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What the day is for.",
      or: ["title"]),
    Property("date", \.date, in: .values, default: "2026-01-01", "The day that is chosen."),
    Property(
      "time", \.time, as: .displayText, in: .values, default: "none", "The time in words."),
    Property(
      "dateText", \.dateText, as: .displayText, in: .values, default: "as the language writes it",
      "The day in words."),
    Property("today", \.today, in: .values, default: "none", "The day that is marked as today's."),
    Property(
      "monthNames", \.monthNames, as: .displayTexts, in: .values, default: "the language's",
      "The names of the twelve months."),
    Property(
      "weekdayNames", \.weekdayNames, as: .displayTexts, in: .values, default: "the language's",
      "The short names of the seven days, from Sunday on."),
    Property(
      "firstWeekday", \.firstWeekday, default: "the language's",
      "The day a week begins with, 0 for Sunday."),
    Property("datePickerStyle", \.style, default: "compact", "The form."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  /// Complains about lists of names that are too short.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if place.has("monthNames"), monthNames.count != 12 {
      reader.fail("there are twelve months", at: place.range(of: "monthNames"))
      monthNames = []
    }
    if place.has("weekdayNames"), weekdayNames.count != 7 {
      reader.fail("a week has seven days", at: place.range(of: "weekdayNames"))
      weekdayNames = []
    }
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    switch style {
    case .compact:
      compact(environment).showing(
        state, cornerRadius: 8, drawn: [.highlighted], in: environment)
    case .graphical:
      MonthCalendar(picker: self).showing(
        state, cornerRadius: 8, drawn: [.highlighted], in: environment)
    case .wheel: wheels(words(in: environment)).showing(state, cornerRadius: 8, in: environment)
    }
  }

  fileprivate func words(in environment: EnvironmentValues) -> DateWords {
    DateWords(self, LocaleFormats(environment.locale))
  }

  /// UIDatePicker: grounds of 34.33 with corners of 6 to 8, 5 to 8 apart. Recorded on iOS 26: corners of 8, 5 apart,
  /// words 13.5 from the sides, none while it takes no input.
  @ViewBuilder
  private func compact(_ environment: EnvironmentValues) -> some View {
    let label = Wording(label, or: labelView)
    let gap = environment.theme.system.isGlass ? 5.0 : 6
    // Large words are arranged in a column, so that none is cut.
    if environment.textSize.isAccessibility {
      VStack(alignment: .leading, spacing: gap) { grounds(environment) }.labeled(
        label, in: environment)
    } else {
      HStack(spacing: gap) { grounds(environment) }.labeled(label, in: environment)
    }
  }

  @ViewBuilder
  private func grounds(_ environment: EnvironmentValues) -> some View {
    let day = dateText ?? words(in: environment).day
    if !day.isEmpty { ground(day, isMark: true, environment) }
    if !time.isEmpty { ground(time, isMark: day.isEmpty, environment) }
  }

  private func ground(
    _ words: String, isMark: Bool, _ environment: EnvironmentValues
  ) -> some View {
    let isGlass = environment.theme.system.isGlass
    let fill: SystemColor = state == .highlighted ? .primaryFill : .tertiaryFill
    return Text(environment.isolated(words)).oneLine().minimumScaleFactor(0.6)
      .awaited(state, isMark: isMark)
      .padding(EdgeInsets(vertical: 7, horizontal: isGlass ? 13.5 : 11))
      .atLeast(Size(width: 0, height: environment.leastGround.height))
      .background {
        RoundedRectangle(cornerRadius: isGlass ? 8 : 7)
          .fill(isGlass && state == .disabled ? .clear : Color.system(fill))
      }
  }

  private func wheels(_ words: DateWords) -> some View {
    let days = (1...CalendarDay.days(in: date.month, of: date.year)).map(words.number)
    let years = (date.year - 3...date.year + 3).map(words.number)
    let parts = words.parts
    return HStack(spacing: 0) {
      ForEach(0..<parts.count) { index in
        switch parts[index] {
        case .month: WheelColumn(options: words.months, selection: date.month - 1)
        case .day:
          WheelColumn(options: days, selection: date.day - 1, state: state).frame(width: 60)
        case .year: WheelColumn(options: years, selection: 3).frame(width: 90)
        }
      }
    }
    .padding(.horizontal, 12).background { WheelBar() }
  }
}

/// The words of a picker: those of a language, except for the names that it is given.
private struct DateWords {
  let picker: DatePicker
  let formats: LocaleFormats
  private let date: CalendarDate?

  init(_ picker: DatePicker, _ formats: LocaleFormats) {
    (self.picker, self.formats) = (picker, formats)
    date = CalendarDate(picker.date.text)
  }

  var months: [String] {
    picker.monthNames.isEmpty ? (1...12).map(formats.month) : picker.monthNames
  }

  var weekdays: [String] {
    picker.weekdayNames.isEmpty
      ? formats.shortWeekdays.map { $0.uppercased() } : picker.weekdayNames
  }

  var firstWeekday: Int { (picker.firstWeekday ?? formats.firstWeekday) % 7 }

  /// The order of the wheels.
  var parts: [LocaleFormats.DatePart] { formats.dateParts }

  /// The day with an abbreviated month.
  var day: String {
    if picker.monthNames.isEmpty, let date { return formats.text(of: date, .medium) }
    return "\(months[picker.date.month - 1].prefix(3)) \(picker.date.day), \(picker.date.year)"
  }

  /// The month above a calendar.
  var month: String {
    if picker.monthNames.isEmpty, let date { return formats.monthOfYear(date) }
    return "\(months[picker.date.month - 1]) \(picker.date.year)"
  }

  func number(_ value: Int) -> String { formats.digits(of: value) }
}

/// The forms of a date picker, in SwiftUI's words.
public enum DatePickerStyle: String, PropertyChoice, Hashable {
  case compact, graphical, wheel
}

/// A month: its name, the days of the week, and its days in cells of 44 points.
private struct MonthCalendar: Sendable {
  var picker: DatePicker
}

extension MonthCalendar: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let date = picker.date
    let first = CalendarDay(date.year, date.month, 1)
    let words = picker.words(in: environment)
    let names = words.weekdays
    let lead = (first.weekday - words.firstWeekday + 7) % 7
    let count = CalendarDay.days(in: date.month, of: date.year)
    VStack(spacing: 4) {
      head(words, environment)
      HStack(spacing: 0) {
        ForEach(0..<7) { index in
          Text(names[(index + words.firstWeekday) % 7])
            .font(size: 13, weight: .semibold).oneLine().minimumScaleFactor(0.5).foregroundColor(
              .system(.tertiaryLabel)
            )
            .modifiers { $0.lintIgnore = .platformColor }
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<(lead + count + 6) / 7) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { column in
            day(week * 7 + column - lead + 1, of: count, words, environment)
          }
        }
      }
    }
    .frame(minWidth: 320).heldAtDefaultTextSize().appendNode(to: &tree, environment)
  }
}

extension MonthCalendar {
  private func head(_ words: DateWords, _ environment: EnvironmentValues) -> some View {
    HStack(spacing: 6) {
      Text(words.month).font(.headline)
      Chevron().glyph(environment.accent, lineWidth: 2.2, width: 5.5, height: 10)
      Spacer(minLength: 0)
      Chevron(edge: .leading).glyph(environment.accent, lineWidth: 2.4, width: 8, height: 15)
        .padding(.trailing, 22)
      Chevron().glyph(environment.accent, lineWidth: 2.4, width: 8, height: 15)
    }
    .padding(EdgeInsets(vertical: 8, horizontal: 12))
  }

  @ViewBuilder
  private func day(
    _ number: Int, of count: Int, _ words: DateWords, _ environment: EnvironmentValues
  ) -> some View {
    let date = CalendarDay(picker.date.year, picker.date.month, number)
    let isToday = picker.today == date
    let isChosen = picker.date == date
    let (state, accent) = (picker.state, environment.accent)
    // Pressed or selected parts have the full colour.
    let isFilled = isToday || state == .highlighted || state == .selected
    Text((1...count).contains(number) ? words.number(number) : " ")
      .font(size: 20, weight: isChosen ? .semibold : .regular)
      .foregroundColor(
        isChosen
          ? isFilled ? .white : accent.emphasized
          : isToday ? accent.readable(in: state) : .system(.label)
      )
      .awaited(state, isMark: isChosen)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background {
        if isChosen {
          Circle().fill(isFilled ? accent.pressed(in: state) : accent.faded(to: 0.15))
        }
      }
  }
}

extension DatePicker: StatefulControl, PlatformSized {
  /// None: what takes no input is pale as a whole.
  var ownColors: Colors { Colors() }
  /// Something to adjust and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isAdjustable, state.accessibilityTraits]
  }
}
