import Foundation
import GalleySwiftUI

/// Further small apps with several flows each. The mutation of a flow is chosen by its name; nil is the app as it should
/// be.

struct TasksApp: View {
  enum Mutation { case showsDoneAsOpen, editsFirstRow, clearsAll }
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  var mutation: Mutation?
  @State private var items = [
    Item(id: 1, title: "Water plants"), Item(id: 2, title: "Write letter", isDone: true),
    Item(id: 3, title: "Buy stamps"),
  ]
  @State private var filter = "All"
  @State private var edited: Item?
  @State private var isClearing = false

  private var shown: [Item] {
    switch filter {
    case "Open": items.filter { mutation == .showsDoneAsOpen ? $0.isDone : !$0.isDone }
    case "Done": items.filter(\.isDone)
    default: items
    }
  }

  var body: some View {
    VStack {
      Picker("Show", selection: $filter) {
        ForEach(["All", "Open", "Done"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      Text("\(shown.count) of \(items.count)").accessibilityIdentifier("count")
      List(shown) { item in
        Button(item.title) { edited = item }
      }
      Button("Clear done") { isClearing = true }
    }
    .sheet(item: $edited) { item in
      TitleSheet(title: item.title) { save($0, of: item) }
    }
    .alert("Clear?", isPresented: $isClearing) {
      Button("Keep", role: .cancel) {}
      Button("Clear", role: .destructive) {
        items.removeAll { mutation == .clearsAll || $0.isDone }
      }
    }
  }

  private func save(_ title: String, of item: Item) {
    let id = mutation == .editsFirstRow ? 1 : item.id
    for index in items.indices where items[index].id == id { items[index].title = title }
  }
}

/// A sheet that edits a title.
private struct TitleSheet: View {
  @State var title: String
  let save: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") {
        save(title)
        dismiss()
      }
    }
  }
}

struct SignUpApp: View {
  enum Mutation { case acceptsShort, keepsSilent, forgetsTerms }

  var mutation: Mutation?
  @State private var name = ""
  @State private var password = ""
  @State private var agrees = false
  @State private var isChecking = false
  @State private var message = ""

  private var hint: String {
    password.count < (mutation == .acceptsShort ? 4 : 8) ? "Too short" : "Good"
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      if !password.isEmpty { Text(hint).accessibilityIdentifier("hint") }
      Toggle("Terms", isOn: $agrees)
      Button("Create", action: create)
        .disabled(name.isEmpty || hint != "Good" || (!agrees && mutation != .forgetsTerms))
      if isChecking { ProgressView("Checking") }
      if !message.isEmpty { Text(message).accessibilityIdentifier("message") }
    }
  }

  private func create() {
    isChecking = true
    message = ""
    Task {
      try? await Task.sleep(for: .seconds(1.5))
      isChecking = false
      let isTaken = name == "ada" && mutation != .keepsSilent
      message = isTaken ? "Name is taken" : "Created"
    }
  }
}

struct PreferencesApp: View {
  enum Mutation { case swapsChoices, detachesDetail, resetsHalf }

  var mutation: Mutation?
  @State private var theme = "System"
  @State private var sound = "Chime"
  @State private var size = 3
  @State private var sendsReports = false

  var body: some View {
    NavigationStack {
      Form {
        Picker("Theme", selection: mutation == .swapsChoices ? $sound : $theme) {
          ForEach(["System", "Light", "Dark", "Chime"], id: \.self) { Text($0).tag($0) }
        }
        Picker("Sound", selection: $sound) {
          ForEach(["Chime", "Bell", "Dark"], id: \.self) { Text($0).tag($0) }
        }
        Stepper("Size \(size)", value: $size, in: 1...5)
        NavigationLink("Privacy") {
          Privacy(sendsReports: mutation == .detachesDetail ? .constant(false) : $sendsReports)
        }
        Text("\(theme), \(sound), \(size), \(sendsReports ? "reports" : "no reports")")
          .accessibilityIdentifier("summary")
        Button("Reset") {
          (theme, sendsReports) = ("System", false)
          if mutation != .resetsHalf { (sound, size) = ("Chime", 3) }
        }
      }
      .navigationTitle("Preferences")
    }
  }

  private struct Privacy: View {
    @Binding var sendsReports: Bool
    var body: some View { Form { Toggle("Send reports", isOn: $sendsReports) } }
  }
}

struct FinderApp: View {
  enum Mutation { case asksAtOnce, ignoresScope }

  var mutation: Mutation?
  @State private var words = ""
  @State private var scope = "Titles"
  @State private var found: [String] = []
  @State private var asked = 0
  private let books = [("Emma", "Austen"), ("Persuasion", "Austen"), ("Middlemarch", "Eliot")]

  var body: some View {
    VStack {
      TextField("Words", text: $words)
      Picker("In", selection: $scope) {
        ForEach(["Titles", "Authors"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      ForEach(found, id: \.self) { Text($0) }
      Text("asked \(asked) times").accessibilityIdentifier("asked")
    }
    .task(id: words + scope) {
      guard !words.isEmpty else {
        found = []
        return
      }
      if mutation != .asksAtOnce {
        do { try await Task.sleep(for: .milliseconds(400)) } catch { return }
      }
      asked += 1
      let isInTitles = scope == "Titles" || mutation == .ignoresScope
      found = books.filter { (isInTitles ? $0.0 : $0.1).lowercased().contains(words) }.map(\.0)
    }
  }
}
