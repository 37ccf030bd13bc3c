import Foundation
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Screens that were pushed show what is below them as it is now.
@MainActor
@Suite struct ScreenStackTests {
  private struct Habit: Identifiable {
    let id: Int
    var name: String
    var count = 0
  }

  private struct Detail: View {
    @Binding var habits: [Habit]
    let habit: Habit
    var body: some View {
      VStack {
        Text("\(habit.name): \(habit.count)").accessibilityIdentifier("count")
        Button("Done once") { habits[habit.id].count += 1 }
      }
    }
  }

  private struct Habits: View {
    @State private var habits = [Habit(id: 0, name: "Read"), Habit(id: 1, name: "Run")]
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(habits) { habit in
            NavigationLink(habit.name) { Detail(habits: $habits, habit: habit) }
          }
          Button("Show") { isShown = true }
        }
        .navigationDestination(isPresented: $isShown) {
          Detail(habits: $habits, habit: habits[0])
        }
      }
    }
  }

  @Test(arguments: ["Run", "Show"])
  func aPushedScreenHasTheValuesOfItsLink(name: String) throws {
    let screen = try Screen(Habits())
    try screen.tap(ScreenQuery(name))
    let habit = name == "Show" ? "Read" : name
    #expect(try screen.element("count").label == "\(habit): 0")
    try screen.tap("Done once")
    #expect(try screen.element("count").label == "\(habit): 1")
    try screen.tap("Done once")
    #expect(try screen.element("count").label == "\(habit): 2")
    try screen.back()
    try screen.tap("Read")
    #expect(try screen.element("count").label == "Read: \(name == "Show" ? 2 : 0)")
  }
}
