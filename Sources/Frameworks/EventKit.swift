public import GalleySwiftUI

// Calendars and reminders: all are empty, and no access to them is granted.

public enum EKEntityType: Int, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

open class EKObject: NSObject {
  public var hasChanges: Bool { false }
  public var isNew: Bool { true }
  public func reset() {}
  public func rollback() {}
  @discardableResult public func refresh() -> Bool { false }
}

public final class EKSource: EKObject {
  public var title: String { "" }
  public var sourceIdentifier: String { "" }
  public var sourceType: EKSourceType { .local }
}

public final class EKCalendar: EKObject {
  public override init() {}
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
  public var title = ""
  public var calendarIdentifier: String { "" }
  public var allowsContentModifications: Bool { true }
  public var isSubscribed: Bool { false }
  public var type: EKCalendarType { .local }
  // EventKit's own types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var source: EKSource! = EKSource()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var color: NSColor! = .systemBlue
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var cgColor: CGColor! = NSColor.systemBlue.cgColor
}

public final class EKAlarm: EKObject {
  public var absoluteDate: Date?
  public var relativeOffset: TimeInterval = 0
  public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}

public final class EKRecurrenceEnd: NSObject, Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end: Date) { (endDate, occurrenceCount) = (end, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

public final class EKRecurrenceDayOfWeek: NSObject, Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ day: EKWeekday, weekNumber: Int = 0) {
    (dayOfTheWeek, self.weekNumber) = (day, weekNumber)
  }
}

public final class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  public convenience init(
    recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }
  public init(
    recurrenceWith frequency: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (self.frequency, self.interval, recurrenceEnd) = (frequency, interval, end)
    (self.daysOfTheWeek, self.daysOfTheMonth) = (daysOfTheWeek, daysOfTheMonth)
    (self.monthsOfTheYear, self.weeksOfTheYear) = (monthsOfTheYear, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
  }
}

/// The common properties of events and reminders.
open class EKCalendarItem: EKObject {
  // EventKit's own types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var title: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendar: EKCalendar! = EKCalendar()
  public var notes: String?
  public var location: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var alarms: [EKAlarm]?
  public var recurrenceRules: [EKRecurrenceRule]?
  public var calendarItemIdentifier: String { "" }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendarItemExternalIdentifier: String! { "" }
  public var creationDate: Date? { nil }
  public var lastModifiedDate: Date? { nil }
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  public var hasNotes: Bool { notes?.isEmpty == false }
  public var hasAttendees: Bool { false }
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  public func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

public final class EKEvent: EKCalendarItem {
  // EventKit's own types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var endDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var eventIdentifier: String! { "" }
  public var isAllDay = false
  public init(eventStore: EKEventStore) {}
}

public final class EKReminder: EKCalendarItem {
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var completionDate: Date?
  public var isCompleted = false
  public var priority = 0
  public init(eventStore: EKEventStore) {}
}

public final class EKEventStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  public func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func requestFullAccessToReminders(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  public var sources: [EKSource] { [] }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  public func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  public func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  public func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  public func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return self
  }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  public func save(_ reminder: EKReminder, commit: Bool) throws {}
  public func remove(_ reminder: EKReminder, commit: Bool) throws {}
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  public func commit() throws {}
  public func reset() {}
  public func refreshSourcesIfNecessary() {}
}

extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChanged")
}
