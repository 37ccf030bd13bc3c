import Combine
import SwiftUI

final class SettingsModel: ObservableObject {
  @Published var isWifiOn = true
  @Published var volume = 0.6
  @Published var items: [String] = []
  func load() { items = ["Alpha", "Beta", "Gamma"] }
}

/// Controls, containers, state and the environment in the style of real code.
struct SettingsView: View {
  @StateObject private var model = SettingsModel()
  @AppStorage("name") private var name = "Jane"
  @State private var size = Size.medium
  @State private var date = Date(timeIntervalSince1970: 0)

  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: String { rawValue }
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Network"), footer: Text("Wi-Fi is used where it is known.")) {
          Toggle("Wi-Fi", isOn: $model.isWifiOn)
          NavigationLink(destination: Text("Detail")) { Label("Bluetooth", systemImage: "wifi") }
        }
        Section("Account") {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant(""))
          Picker("Size", selection: $size) {
            ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          Slider(value: $model.volume)
          Stepper("Count", value: .constant(3), in: 0...10)
          DatePicker("Born", selection: $date, displayedComponents: .date)
        }
        Section {
          ForEach(model.items, id: \.self) { item in Text(item) }
          ProgressView(value: 0.4)
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: {}) { Image(systemName: "plus") }
        }
      }
      .onAppear { model.load() }
    }
  }
}

#Preview { SettingsView() }

#Preview("Counter") {
  @Previewable @State var count = 3
  VStack {
    Text("\(count)").font(.system(size: 40, weight: .bold, design: .rounded))
    HStack {
      Button("-") { count -= 1 }
      Button("+") { count += 1 }
    }
    .buttonStyle(.bordered)
  }
  .task { count = 4 }
}

struct Tabs: View {
  var body: some View {
    TabView {
      List(0..<4) { Text("Row \($0)") }
        .listStyle(.plain)
        .tabItem { Label("Home", systemImage: "house") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
    .tint(.pink)
  }
}

struct Tabs_Previews: PreviewProvider {
  static var previews: some View { Tabs().previewDevice("iPhone SE") }
}
