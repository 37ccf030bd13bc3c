import SwiftUI

// The names of controls that real sources use most, in all of their usual forms.

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

private struct Buttons: View {
  @State private var taps = 0
  private let title = "Title"

  private func tap() { taps += 1 }

  var body: some View {
    VStack(spacing: 8) {
      Button {
        taps += 1
      } label: {
        Label("Closures", systemImage: "plus")
      }
      Button(action: tap) { Text("Action, label").bold() }
      Button(action: { taps += 1 }, label: { Text("Two arguments") })
      Button("Key") { taps += 1 }
      Button(title, action: tap)
      Button("Destructive", role: .destructive) {}
      Button("Cancel", role: .cancel, action: tap)
      Button(role: .destructive, action: tap) { Label("Role, action", systemImage: "trash") }
      Button(role: .destructive) {
      } label: {
        Text("Role")
      }
      Button("Symbol", systemImage: "star") {}
      HStack {
        Button(role: .cancel, action: tap)
        Button(role: .close, action: tap)
        Button(role: .confirm) { tap() }
      }
      HStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("borderless") {}.buttonStyle(.borderless)
        Button("bordered") {}.buttonStyle(.bordered)
        Button("prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("type") {}.buttonStyle(PlainButtonStyle())
        Button("less") {}.buttonStyle(BorderlessButtonStyle())
        Button("own") {}.buttonStyle(Rounded(color: .orange))
        Button("own, off") {}.buttonStyle(.rounded).disabled(true)
      }
      HStack {
        Button("capsule") {}.buttonBorderShape(.capsule)
        Button("radius") {}.buttonBorderShape(.roundedRectangle(radius: 4))
        Button("large") {}.controlSize(.large)
        Button("small") {}.controlSize(.small)
      }
      .buttonStyle(.bordered)
      HStack {
        Button("tint") {}.buttonStyle(.borderedProminent).tint(.purple)
        Button("tint") {}.buttonStyle(.bordered).tint(.green)
        Button("tint") {}.tint(.orange)
        Button("key") {}.keyboardShortcut(.defaultAction)
        Button("keys") {}.keyboardShortcut("k", modifiers: [.command, .shift])
        Button("none") {}.keyboardShortcut(.return).allowsHitTesting(false)
      }
      HStack {
        Link("Link", destination: URL(string: "https://example.com")!)
        Link(destination: URL(string: "https://example.com")!) { Image(systemName: "link") }
        Menu("Menu") {
          Button("One") {}
          Divider()
          Button("Two") {}
        }
        Menu {
          Button("One") {}
        } label: {
          Label("Label", systemImage: "ellipsis.circle")
        }
        .menuStyle(.button)
        ShareLink(item: URL(string: "https://example.com")!)
        EditButton()
      }
    }
  }
}

private struct Rounded: ButtonStyle {
  var color = Color.blue
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(isEnabled ? color : .gray, in: Capsule())
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut, value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == Rounded {
  fileprivate static var rounded: Rounded { Rounded() }
}

private struct Pickers: View {
  @State private var flavor = Flavor.vanilla
  @State private var index = 1

  private var choices: some View {
    ForEach(Flavor.allCases) { flavor in Text(flavor.title).tag(flavor) }
  }

  var body: some View {
    VStack(spacing: 10) {
      Picker("Key", selection: $flavor) { choices }.pickerStyle(.segmented)
      Picker(selection: $flavor, label: Text("Label")) { choices }.pickerStyle(MenuPickerStyle())
      Picker(selection: $flavor, label: Text("Content"), content: { choices })
        .pickerStyle(SegmentedPickerStyle())
      Picker(selection: $flavor) {
        choices
      } label: {
        Text("Closures")
      }
      .pickerStyle(.menu)
      Picker("Symbol", systemImage: "star", selection: $index) {
        Text("Zero").tag(0)
        Text("One").tag(1)
        Label("Two", systemImage: "2.circle").tag(2)
      }
      Picker(selection: $flavor, content: { choices }, label: { Text("Arguments") })
        .pickerStyle(.palette)
      Picker("Symbol", systemImage: "star", selection: $flavor, content: { choices })
      Picker("Inline", selection: $flavor) { choices }.pickerStyle(.inline).labelsHidden()
      Form {
        Picker("Row", selection: $flavor) { choices }
        Picker("Pushed", selection: $flavor) { choices }.pickerStyle(.navigationLink)
        Picker("Inline", selection: $flavor) { choices }.pickerStyle(.inline)
      }
      .formStyle(.grouped)
    }
  }
}

private struct Switches: View {
  @State private var isOn = true
  @State private var value = 0.4
  @State private var count = 2
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var color = Color.orange

  var body: some View {
    VStack(spacing: 10) {
      Toggle("Key", isOn: $isOn)
      Toggle(isOn: $isOn) { Label("Label", systemImage: "wifi") }
      Toggle(isOn: $isOn, label: { Text("Two arguments") }).toggleStyle(.switch)
      HStack {
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Hidden", isOn: $isOn).labelsHidden()
        Toggle("Tint", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("Own", isOn: $isOn).toggleStyle(Check())
      }
      Slider(value: $value)
      Slider(value: $value, in: 0...2)
      Slider(value: $value, in: 0...1, step: 0.1) {
        Text("Slider")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Stepper("Stepper \(count)", value: $count)
      Stepper(value: $count, in: 0...5) { Text("Bounded") }
      HStack {
        ProgressView()
        ProgressView().progressViewStyle(.circular)
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView("Loading")
        ProgressView().controlSize(.large)
      }
      ProgressView(value: value)
      ProgressView("Of a total", value: 30, total: 100).progressViewStyle(.linear)
      LabeledContent("Label", value: "Value")
      LabeledContent("Content") { Text("Any").bold() }
      LabeledContent {
        Text("Second")
      } label: {
        Text("First")
      }
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Both", selection: $date, in: ...Date(timeIntervalSince1970: 2_000_000_000))
        .datePickerStyle(.compact)
      DatePicker(selection: $date, displayedComponents: [.hourAndMinute]) { Text("Time") }
      ColorPicker("Colour", selection: $color)
      HStack {
        Gauge(value: value) { Text("G") }.gaugeStyle(.accessoryCircular)
        Gauge(value: value, in: 0...1) {
          Text("Capacity")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: value) { Text("Linear") }.gaugeStyle(.linearCapacity)
      }
    }
    .padding(.horizontal)
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

#Preview("Buttons") { Buttons() }
#Preview("Pickers") { Pickers() }
#Preview("Switches") { Switches() }
