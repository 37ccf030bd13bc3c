import GalleySwiftUI

/// Small apps that are used in tests; each has a mistake that can be switched on.

struct ToDoApp: View {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  /// True for an app that deletes the row after the one that is swiped.
  var deletesWrongRow = false
  @State private var items = [Item(id: 1, title: "Bread"), Item(id: 2, title: "Milk")]
  @State private var draft = ""
  @State private var next = 3

  var body: some View {
    NavigationStack {
      List {
        HStack {
          TextField("New item", text: $draft).onSubmit(add)
          Button("Add", action: add).disabled(draft.isEmpty)
        }
        ForEach(items) { item in
          HStack {
            Text(item.title)
            Spacer()
            if item.isDone { Image(systemName: "checkmark").accessibilityLabel("Done") }
          }
          .contentShape(Rectangle())
          .onTapGesture { toggle(item.id) }
        }
        .onDelete { offsets in
          for offset in offsets {
            let place = deletesWrongRow ? offset + 1 : offset
            if items.indices.contains(place) { items.remove(at: place) }
          }
        }
      }
      .navigationTitle("Shopping")
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    items.append(Item(id: next, title: draft))
    next += 1
    draft = ""
  }

  private func toggle(_ id: Int) {
    for index in items.indices where items[index].id == id { items[index].isDone.toggle() }
  }
}

struct LoginApp: View {
  enum Field { case email, password }

  /// True for an app that lets everybody in.
  var ignoresPassword = false
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @State private var isIn = false
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 12) {
      if isIn {
        Text("Welcome, \(email)")
      } else {
        TextField("Email", text: $email).focused($field, equals: .email)
          .onSubmit { field = .password }
        SecureField("Password", text: $password).focused($field, equals: .password)
        if let message { Text(message).foregroundStyle(.red).accessibilityIdentifier("message") }
        Button("Sign in") {
          if ignoresPassword || password == "correct" {
            isIn = true
          } else {
            message = "Wrong password"
          }
        }
        .disabled(!email.contains("@") || password.isEmpty)
      }
    }
    .padding()
  }
}

struct SettingsApp: View {
  /// True for an app whose sounds follow the other switch.
  var swapsBindings = false
  @State private var isQuiet = false
  @State private var hasSounds = true
  @State private var size = "Medium"
  @State private var volume = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    Form {
      Section("Sound") {
        Toggle("Quiet", isOn: $isQuiet)
        Toggle("Sounds", isOn: swapsBindings ? $isQuiet : $hasSounds)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
      }
      Section("Look") {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        DatePicker("Since", selection: $day, displayedComponents: .date)
      }
      Text("\(size), \(hasSounds ? "loud" : "silent"), \(isQuiet ? "quiet" : "awake")")
        .accessibilityIdentifier("summary")
    }
  }
}

struct CartApp: View {
  /// True for an app whose total forgets the second kind.
  var forgetsApples = false
  @State private var pears = 1
  @State private var apples = 0
  @State private var isAsking = false
  @State private var isOrdered = false

  private var total: Int { pears * 3 + (forgetsApples ? 0 : apples * 2) }

  var body: some View {
    VStack {
      Stepper("Pears: \(pears)", value: $pears, in: 0...5)
      Stepper("Apples: \(apples)", value: $apples, in: 0...5)
      Text(isOrdered ? "Ordered" : "Total \(total)").accessibilityIdentifier("total")
      Button("Order") { isAsking = true }.disabled(total == 0)
    }
    .padding()
    .alert("Order for \(total)?", isPresented: $isAsking) {
      Button("Cancel", role: .cancel) {}
      Button("Buy") { isOrdered = true }
    }
  }
}

struct TabsApp: View {
  /// True for an app whose rows lead to the first one.
  var pushesFirst = false
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List(["Ada", "Grace", "Edsger"], id: \.self) { name in
          NavigationLink(name, value: pushesFirst ? "Ada" : name)
        }
        .navigationTitle("People")
        .navigationDestination(for: String.self) { name in Person(name: name) }
      }
      .tabItem { Label("People", systemImage: "person") }.tag(0)
      Counter().tabItem { Label("Count", systemImage: "star") }.tag(1)
    }
  }

  private struct Person: View {
    let name: String
    @State private var likes = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("\(name) has \(likes) likes").accessibilityIdentifier("likes")
        Button("Like") { likes += 1 }
        Button("Done") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
    }
  }
}

struct EditorApp: View {
  /// True for an app whose editor saves nothing.
  var losesEdits = false
  @State private var title = "Untitled"
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(title).accessibilityIdentifier("title")
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      Editor(title: title) { if !losesEdits { title = $0 } }
    }
  }

  private struct Editor: View {
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
}
