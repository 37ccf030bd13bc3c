// repository: connectwithprakash/lazyflow
// commit: f52618d3e1ccdd12874998ed1c6b96db87cb315c
// sources: Packages/LazyflowUI/Sources
// add: Lazyflow/Sources/Views/Settings/GeneralSettingsView.swift Lazyflow/Sources/Views/Settings/ProductivitySettingsView.swift Lazyflow/Sources/Views/Settings/SettingsHelpers.swift Lazyflow/Sources/Views/Settings/SettingsToggles.swift Packages/LazyflowCore/Sources/LazyflowCore/Utilities/AppConstants.swift Packages/LazyflowCore/Sources/LazyflowCore/Extensions/Color+Extensions.swift
// modules: LazyflowCore LazyflowUI
// use: fitted
// run: --scale 3 --device iphone-12 --text-size medium --system ios18
// pictures: LazyflowTests/Snapshots/__Snapshots__/{name}.png
import SwiftUI

/// Replace what of the application these views name.
struct Priority: Equatable { var rawValue = 0 }
struct LazyflowTask {
  var title = ""
  var isDueToday = false, isOverdue = false, isCompleted = false, isInProgress = false
  var priority = Priority()
  var dueDate: Date?
  var updatedAt = Date()
  var estimatedDuration: TimeInterval?
}
@MainActor final class TaskService {
  static let shared = TaskService()
  var tasks: [LazyflowTask] = []
}
@MainActor final class NotificationService {
  static let shared = NotificationService()
  func scheduleMorningBriefing(hour: Int, minute: Int) {}
  func cancelMorningBriefing() {}
  func scheduleDailySummaryReminder(hour: Int, minute: Int) {}
  func cancelDailySummaryReminder() {}
}
@MainActor final class CalendarService {
  static let shared = CalendarService()
  func requestAccess() async -> Bool { false }
  func getOrCreateLazyflowCalendar() -> Int { 0 }
}
@MainActor final class CalendarSyncService {
  static let shared = CalendarSyncService()
  func startObserving() {}
  func stopObserving() {}
}
@MainActor final class LiveActivityManager {
  static let shared = LiveActivityManager()
  var isTrackingActive = false
  func stopTracking() async {}
  func startTracking(
    completedCount: Int, totalCount: Int, currentTask: String?, currentPriority: Int, nextTask: String?,
    nextPriority: Int, inProgressTask: String?, inProgressStartedAt: Date?, inProgressPriority: Int,
    inProgressEstimatedDuration: TimeInterval?
  ) async {}
}

extension View {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one that
  /// they ask for.
  fileprivate func tested() -> some View {
    NavigationStack { self }.safeAreaPadding(.top, 7)._renderedAsLayer()
  }
}

#Preview("GeneralSettingsSnapshotTests/testAccessibility.general_settings-accessibility3") {
  GeneralSettingsView().tested().environment(\.dynamicTypeSize, .accessibility3)
}
#Preview("GeneralSettingsSnapshotTests/testAccessibility.general_settings-xxxLarge") {
  GeneralSettingsView().tested().environment(\.dynamicTypeSize, .xxxLarge)
}
#Preview("GeneralSettingsSnapshotTests/testDefaultState.default-dark") {
  GeneralSettingsView().tested().environment(\.colorScheme, .dark)
}
#Preview("GeneralSettingsSnapshotTests/testDefaultState.default-light") {
  GeneralSettingsView().tested().environment(\.colorScheme, .light)
}
#Preview("ProductivitySettingsSnapshotTests/testAccessibility.productivity_settings-accessibility3") {
  ProductivitySettingsView().tested().environment(\.dynamicTypeSize, .accessibility3)
}
#Preview("ProductivitySettingsSnapshotTests/testAccessibility.productivity_settings-xxxLarge") {
  ProductivitySettingsView().tested().environment(\.dynamicTypeSize, .xxxLarge)
}
#Preview("ProductivitySettingsSnapshotTests/testDefaultState.default-dark") {
  ProductivitySettingsView().tested().environment(\.colorScheme, .dark)
}
#Preview("ProductivitySettingsSnapshotTests/testDefaultState.default-light") {
  ProductivitySettingsView().tested().environment(\.colorScheme, .light)
}
