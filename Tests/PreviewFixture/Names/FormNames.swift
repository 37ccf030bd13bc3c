import OSLog
import SwiftUI

private let logger = Logger(subsystem: "names", category: "forms")

/// A box of the user's own.
private struct CardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(.tint))
  }
}

struct FormForms: View {
  @State private var amount = 12.5
  @State private var count: Int? = 3
  @State private var name = ""
  private let distance = Measurement(value: 42.25, unit: UnitLength.kilometers)
  private let heat = Measurement(value: 21, unit: UnitTemperature.celsius)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      GroupBox("Fields") {
        TextField(value: $amount, format: .number) { Text("Amount") }
        TextField(value: $count, format: .number, prompt: Text("Count")) {
          Label("Count", systemImage: "number")
        }
        TextField(
          String("Name"), text: $name,
          onEditingChanged: { _ in logger.debug("\(name, privacy: .private)") })
        TextField(String("Share"), value: $amount, format: .percent)
      }
      .groupBoxStyle(CardBoxStyle())
      GroupBox("Plain") { Text(distance, format: .measurement(width: .abbreviated, usage: .road)) }
        .groupBoxStyle(.automatic)
      Text("\(heat.formatted()) and \(distance.formatted(.measurement(width: .narrow)))")
      Text(String(localized: "\(3) of \("ten")", comment: "how many"))
      HStack(spacing: 16) {
        Menu("Save") {
          Button("Save as…") {}
        } primaryAction: {
          logger.info("saved")
        }
        Menu(String("More"), systemImage: "ellipsis") { Button("Print") {} }
        PasteButton(payloadType: String.self) { name = $0.first ?? "" }
      }
    }
    .scenePadding()
    .searchCompletion("form")
  }
}

/// Tabs that a property gives.
struct TabForms: View {
  private enum Place: Hashable { case home, map, shelf }
  @State private var place = Place.map
  var hasShelf = true

  var body: some View {
    TabView(selection: $place) { tabs }
  }

  @TabContentBuilder<Place> private var tabs: some TabContent<Place> {
    Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }
    Tab("Map", systemImage: "map", value: .map) { Text("On the map") }
    if hasShelf { Tab("Shelf", systemImage: "books.vertical", value: .shelf) { Text("Books") } }
  }
}

#Preview("Forms", traits: .sizeThatFitsLayout) { FormForms() }
#Preview("Tabs", traits: .fixedLayout(width: 320, height: 240)) { TabForms() }
