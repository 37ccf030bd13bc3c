import Foundation
import GalleySwiftUI

/// The rest of the small apps with several flows each.

struct BasketApp: View {
  enum Mutation { case removesNeighbour, ignoresCoupon }
  struct Line: Identifiable {
    let id: String
    let price: Int
    var count = 1
  }

  var mutation: Mutation?
  @State private var lines = [
    Line(id: "Bread", price: 4), Line(id: "Cheese", price: 9), Line(id: "Wine", price: 12),
  ]
  @State private var coupon = ""
  @State private var percent = 0

  private var total: Int {
    lines.reduce(0) { $0 + $1.price * $1.count } * (100 - percent) / 100
  }

  var body: some View {
    VStack {
      List {
        ForEach($lines) { $line in
          Stepper("\(line.id): \(line.count)", value: $line.count, in: 1...9)
        }
        .onDelete { offsets in
          for offset in offsets {
            let place = mutation == .removesNeighbour ? (offset + 1) % lines.count : offset
            lines.remove(at: place)
          }
        }
      }
      TextField("Coupon", text: $coupon).onSubmit {
        if mutation != .ignoresCoupon { percent = coupon == "TEN" ? 10 : 0 }
      }
      Text("Total \(total)").accessibilityIdentifier("total")
    }
  }
}

struct TalkApp: View {
  enum Mutation { case answersAtOnce, retriesNothing }
  struct Message: Identifiable {
    let id: Int
    var text: String
    var hasFailed = false
  }

  var mutation: Mutation?
  @State private var messages = [Message(id: 0, text: "Are you there?", hasFailed: true)]
  @State private var draft = ""
  @State private var isTyping = false

  var body: some View {
    VStack {
      ScrollView {
        ForEach(messages) { message in
          Text(message.hasFailed ? "\(message.text) (failed)" : message.text)
            .contextMenu {
              Button("Retry") { retry(message.id) }
              Button("Remove", role: .destructive) { messages.removeAll { $0.id == message.id } }
            }
        }
      }
      if isTyping { Text("Grace is typing") }
      TextField("Message", text: $draft).onSubmit(send)
    }
  }

  private func retry(_ id: Int) {
    guard mutation != .retriesNothing else { return }
    for index in messages.indices where messages[index].id == id {
      messages[index].hasFailed = false
    }
  }

  private func send() {
    messages.append(Message(id: messages.count, text: draft))
    draft = ""
    isTyping = true
    Task {
      if mutation != .answersAtOnce { try? await Task.sleep(for: .seconds(3)) }
      isTyping = false
      messages.append(Message(id: messages.count, text: "Yes"))
    }
  }
}

struct AgendaApp: View {
  enum Mutation { case neverSorts }
  struct Event: Identifiable {
    let id: Int
    let name: String
    let day: Date
  }

  var mutation: Mutation?
  @State private var events: [Event] = []
  @State private var name = ""
  @State private var day = Date(timeIntervalSince1970: 1_735_689_600)

  var body: some View {
    Form {
      TextField("Event", text: $name)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Button("Add") {
        events.append(Event(id: events.count, name: name, day: day))
        if mutation != .neverSorts { events.sort { $0.day < $1.day } }
        name = ""
      }
      .disabled(name.isEmpty)
      ForEach(events) { Text($0.name).accessibilityIdentifier("event") }
    }
  }
}

struct DraftApp: View {
  enum Mutation { case discardsAtOnce }

  var mutation: Mutation?
  @State private var text = "Dear Ada"
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("text")
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      Editor(text: text, saved: text, mutation: mutation) { text = $0 }
    }
  }

  private struct Editor: View {
    @State var text: String
    let saved: String
    let mutation: Mutation?
    let save: (String) -> Void
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityIdentifier("editor").frame(height: 120)
        Button("Done") {
          save(text)
          dismiss()
        }
        Button("Cancel") {
          if text == saved || mutation == .discardsAtOnce { dismiss() } else { isAsking = true }
        }
      }
      .confirmationDialog("Discard?", isPresented: $isAsking) {
        Button("Discard", role: .destructive) { dismiss() }
      }
    }
  }
}

struct LibraryApp: View {
  enum Mutation { case keepsPath }

  var mutation: Mutation?
  @State private var tab = "Shelf"
  @State private var path: [String] = []

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List(["Emma", "Evelina"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Shelf")
          .navigationDestination(for: String.self) { title in
            VStack {
              Text("About \(title)").accessibilityIdentifier("about")
              if title != "Author" { NavigationLink("Author", value: "Author") }
            }
            .navigationTitle(title)
          }
      }
      .tabItem { Label("Shelf", systemImage: "book") }.tag("Shelf")
      VStack {
        Text("Depth \(path.count)").accessibilityIdentifier("depth")
        Button("To the shelf") {
          if mutation != .keepsPath { path = [] }
          tab = "Shelf"
        }
      }
      .tabItem { Label("Home", systemImage: "house") }.tag("Home")
    }
  }
}
