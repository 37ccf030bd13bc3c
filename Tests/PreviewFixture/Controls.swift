import SwiftUI

/// Every control in its usual forms, one page for each kind of row.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var value = 0.6
  @State private var choice = 1
  @State private var color = Color.teal
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Toggle("Switch", isOn: $isOn)
        Toggle("Tinted", systemImage: "wifi", isOn: $isOn).tint(.orange)
        HStack {
          Toggle("On", isOn: .constant(true)).toggleStyle(.button)
          Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
          Toggle("Off, disabled", isOn: .constant(false)).disabled(true)
        }
        HStack {
          Button("Plain") {}
          Button("Delete", role: .destructive) {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        HStack {
          Button("Add", systemImage: "plus") {}.buttonStyle(.bordered).tint(.green)
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
          Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
          Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        }
        HStack {
          Button("Off") {}.buttonStyle(.borderedProminent)
          Button("Off") {}.buttonStyle(.bordered)
          Button("Off") {}
        }
        .disabled(true)
        HStack {
          Label("Label", systemImage: "star.fill")
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon", systemImage: "bell").labelStyle(.iconOnly)
        }
        Slider(value: $value)
        Slider(value: $value) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .tint(.pink)
        Stepper("Stepper", value: .constant(0), in: 0...10)
        HStack {
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView("Loading")
          ProgressView(value: 0.3).progressViewStyle(.circular)
        }
        ProgressView(value: 0.4) {
          Text("Download")
        } currentValueLabel: {
          Text("40 %")
        }
        Gauge(value: 0.7) {
          Text("Fuel")
        } currentValueLabel: {
          Text("70 %")
        }
        Gauge(value: 0.7) {
          Text("km/h")
        } currentValueLabel: {
          Text("84")
        }
        .gaugeStyle(.accessoryCircular)
      }
      .padding()
    }
  }
}

struct ChoicesPage: View {
  @State private var choice = 1
  @State private var name = ""

  var body: some View {
    ScrollView { forms.padding() }
  }

  private var forms: some View {
    VStack(alignment: .leading, spacing: 14) {
      picker.pickerStyle(.segmented)
      picker
      picker.pickerStyle(.inline)
      picker.pickerStyle(.wheel)
      DatePicker("Born", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
      ColorPicker("Colour", selection: .constant(.teal))
      TextField("Name", text: $name)
      TextField("Name", text: .constant("Jane")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
      LabeledContent("Version", value: "1.2")
      Menu("Options") { Button("One") {} }
      Link("Website", destination: URL(string: "https://example.com")!)
      DisclosureGroup("More") { Text("Inside") }
      GroupBox("Box") { Text("Inside") }
    }
  }

  private var picker: some View {
    Picker("Size", selection: $choice) {
      Text("Small").tag(0)
      Text("Medium").tag(1)
      Text("Large").tag(2)
    }
  }
}

struct RowsPage: View {
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Network") {
            Toggle("Wi-Fi", isOn: .constant(true))
            NavigationLink("Bluetooth") { Text("Detail") }
            Label("Cellular", systemImage: "antenna.radiowaves.left.and.right")
            Picker("Mode", selection: .constant(1)) {
              Text("Slow").tag(0)
              Text("Fast").tag(1)
            }
          }
          Section {
            Text("Row").listRowBackground(Color.yellow)
            Text("No line").listRowSeparator(.hidden)
            LabeledContent("Version", value: "1.2")
            Button("Sign out", role: .destructive) {}
          } footer: {
            Text("What stands below the rows of a section.")
          }
          Picker("Inline", selection: .constant(0)) {
            Text("First").tag(0)
            Text("Second").tag(1)
          }
          .pickerStyle(.inline)
        }
        .navigationTitle("Settings")
        .searchable(text: .constant(""))
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("You").tabItem { Label("You", systemImage: "person") }
    }
  }
}

#Preview("Controls") { ControlsPage() }
#Preview("Choices") { ChoicesPage() }
#Preview("Rows") { RowsPage() }
#Preview("Plain") {
  NavigationStack {
    List {
      Section("Header") {
        Text("One")
        NavigationLink("Two") { Text("Detail") }
      }
      Section { Text("Three") }
    }
    .listStyle(.plain)
    .navigationTitle("Plain")
    .navigationBarTitleDisplayMode(.inline)
  }
}
#Preview("Alert") {
  Text("Behind").alert("Delete?", isPresented: .constant(true)) {
    Button("Cancel", role: .cancel) {}
    Button("Delete", role: .destructive) {}
  } message: {
    Text("This cannot be undone.")
  }
}
#Preview("Dialog") {
  Text("Behind").confirmationDialog("Choose", isPresented: .constant(true)) {
    Button("Share") {}
    Button("Delete", role: .destructive) {}
    Button("Cancel", role: .cancel) {}
  }
}
#Preview("Sheet") {
  Text("Behind").sheet(isPresented: .constant(true)) {
    Text("Sheet").presentationDetents([.medium, .large])
  }
}
