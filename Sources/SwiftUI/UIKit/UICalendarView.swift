public import Foundation

// UIKit's calendar of a month, in whose place a labelled box is drawn. No date is selected.

open class UICalendarSelection: NSObject {
  override init() { super.init() }
}

@MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

@MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

public final class UICalendarSelectionSingleDate: UICalendarSelection {
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  public var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  public func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

public final class UICalendarSelectionMultiDate: UICalendarSelection {
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  public var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  public func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}

@MainActor
public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

open class UICalendarView: UIView {
  public enum DecorationSize: Int, Sendable { case small, medium, large }
  /// A mark below a date.
  public final class Decoration: NSObject {
    public override init() {}
    public init(color: UIColor?, size: DecorationSize = .medium) {}
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {}
    public init(customViewProvider: @escaping () -> UIView) {}
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(color: color, size: size) }
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }
  }
  public weak var delegate: (any UICalendarViewDelegate)?
  public var selectionBehavior: UICalendarSelection?
  public var calendar = Calendar(identifier: .gregorian)
  public var locale = Locale(identifier: "en_US")
  public var timeZone: TimeZone?
  public var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  public var visibleDateComponents = DateComponents()
  public var wantsDateDecorations = true
  public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  public func setVisibleDateComponents(_ date: DateComponents, animated: Bool) {
    visibleDateComponents = date
  }
}
