import Foundation
import GalleyCombine
import GalleySwiftUI

/// Further small apps, which steps in JSON use; each has a mistake that can be switched on.

struct OnboardingApp: View {
  /// True for an app that lets everybody go on without consent.
  var skipsConsent = false
  @State private var page = 0
  @State private var agrees = false
  private let titles = ["Hello", "Terms", "Ready"]

  var body: some View {
    VStack {
      Text(titles[page]).accessibilityIdentifier("title")
      if page == 1 { Toggle("I agree", isOn: $agrees) }
      HStack {
        if page > 0 { Button("Back") { page -= 1 } }
        if page < 2 {
          Button("Next") { page += 1 }.disabled(page == 1 && !agrees && !skipsConsent)
        }
      }
    }
    .padding()
  }
}

struct SearchApp: View {
  /// True for an app that finds beginnings alone.
  var findsBeginnings = false
  @State private var words = ""
  private let cities = ["Aarhus", "Bergen", "Tartu", "Turku", "Uppsala"]

  private var found: [String] {
    words.isEmpty
      ? cities
      : cities.filter {
        findsBeginnings
          ? $0.lowercased().hasPrefix(words.lowercased())
          : $0.lowercased().contains(words.lowercased())
      }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .navigationTitle("Cities")
        .searchable(text: $words)
        .overlay { if found.isEmpty { Text("Nothing found") } }
    }
  }
}

struct ChatApp: View {
  /// True for an app that answers before it is spoken to.
  var answersFirst = false
  @State private var lines = ["Hello"]
  @State private var draft = ""

  var body: some View {
    VStack {
      ScrollView {
        VStack { ForEach(lines.indices, id: \.self) { Text(lines[$0]) } }
      }
      Text("\(lines.count) messages").accessibilityIdentifier("count")
      HStack {
        TextField("Message", text: $draft)
        Button("Send", action: send).disabled(draft.isEmpty)
      }
    }
    .padding()
  }

  private func send() {
    lines += answersFirst ? ["Echo", draft] : [draft, "Echo: \(draft)"]
    draft = ""
  }
}

struct CalendarApp: View {
  /// True for an app whose months end too early.
  var losesLastDay = false
  @State private var month = 1
  @State private var chosen: Int?

  private var days: Int { (month == 2 ? 28 : month == 4 ? 30 : 31) - (losesLastDay ? 1 : 0) }

  var body: some View {
    VStack {
      HStack {
        Button("Earlier") { month -= 1 }.disabled(month == 1)
        Text("Month \(month)").accessibilityIdentifier("month")
        Button("Later") { month += 1 }
      }
      LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) {
        ForEach(1...days, id: \.self) { day in
          Button("\(day)") { chosen = day }
        }
      }
      Text(chosen.map { "Day \($0) of month \(month)" } ?? "No day").accessibilityIdentifier("day")
    }
  }
}

struct StopwatchApp: View {
  /// True for an app that counts on while it is stopped.
  var neverStops = false
  @State private var seconds = 0
  @State private var isRunning = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
        .accessibilityIdentifier("time")
      Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
      Button("Reset") { seconds = 0 }.disabled(isRunning)
    }
    .onReceive(timer) { _ in if isRunning || neverStops { seconds += 1 } }
  }
}

struct NotesApp: View {
  /// True for an app that deletes without a question.
  var deletesAtOnce = false
  @State private var notes = ["First", "Second"]
  @State private var doomed: String?

  var body: some View {
    List(notes, id: \.self) { note in
      Text(note).contextMenu {
        Button("Duplicate") { notes.append("\(note) copy") }
        Button("Delete", role: .destructive) {
          if deletesAtOnce { remove(note) } else { doomed = note }
        }
      }
    }
    .confirmationDialog(
      "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
    ) {
      Button("Delete note", role: .destructive) {
        if let doomed { remove(doomed) }
      }
    }
  }

  private func remove(_ note: String) { notes.removeAll { $0 == note } }
}
