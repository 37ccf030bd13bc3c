import Combine
import SwiftUI

// The names of state, of the environment, of previews and of wrappers that real sources use most.

private final class Counter: ObservableObject {
  @Published var count = 1
  @Published private(set) var history: [Int] = []
  func add() { count += 1 }
}

@Observable
private final class Library {
  var books = ["One", "Two"]
  @ObservationIgnored var cache: [String: Int] = [:]
}

private struct Elevation: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  fileprivate var elevation: CGFloat {
    get { self[Elevation.self] }
    set { self[Elevation.self] = newValue }
  }
  @Entry fileprivate var caption: String = "caption"
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Card: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var color = Color.orange

  func body(content: Content) -> some View {
    content.padding(6).background(color.opacity(colorScheme == .dark ? 0.5 : 0.2))
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

extension View {
  fileprivate func card(_ color: Color = .orange) -> some View { modifier(Card(color: color)) }

  @ViewBuilder
  fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}

@MainActor
private final class Settings {
  var scheme: ColorScheme = .light
  var size: ControlSize = .regular
  var direction: LayoutDirection = .leftToRight
  var layout: PreviewLayout = .sizeThatFits
  var mode: EditMode = .inactive
  func value<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
    EnvironmentValues()[keyPath: path]
  }
}

private struct Slot<Content: View>: View {
  let title: String
  @ViewBuilder var content: () -> Content
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption)
      content()
    }
  }
}

private struct Child: View {
  @Binding var count: Int
  @EnvironmentObject private var counter: Counter
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var phase
  @Environment(\.elevation) private var elevation
  @Environment(\.caption) private var caption

  var body: some View {
    @Bindable var bound = library
    return VStack(alignment: .leading) {
      Text("\(count) \(counter.count) \(library.books.count) \(Int(elevation)) \(caption)")
      Text(horizontal == .compact ? "compact" : "regular")
      Text(direction == .rightToLeft ? "right" : "left")
      TextField("Book", text: $bound.books[0])
      if case .active = phase { Text("active") }
      switch controlSize {
      case .small: Text("small")
      default: Text("other").disabled(!isEnabled)
      }
    }
    .card()
  }
}

private struct Root: View {
  @State private var count = 2
  @State private var width: CGFloat = 0
  @State private var text: String?
  @State private var library = Library()
  @StateObject private var counter = Counter()
  @ObservedObject private var other = Counter()
  @AppStorage("isOn") private var isOn = true
  @SceneStorage("tab") private var tab = 0
  @FocusState private var focus: Int?
  @GestureState private var isDragging = false
  @Namespace private var namespace
  @ScaledMetric private var side = 10.0
  @ScaledMetric(relativeTo: .title) private var other2: CGFloat = 10
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var erased: AnyView { count > 1 ? AnyView(Text("any")) : AnyView(EmptyView()) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Child(count: $count)
      Child(count: .constant(5)).environment(\.elevation, 3).environment(\.caption, "given")
      Child(count: Binding(get: { count }, set: { count = $0 })).controlSize(.small)
      Slot(title: "Slot") { erased.if(isOn) { $0.foregroundStyle(.red) } }
      Text("width \(Int(width))").background(
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
      if let text { Text(text) } else { EmptyView() }
      Text("history \(counter.history.count)").id(count)
      Text("on \(isOn ? 1 : 0) tab \(tab) side \(Int(side))").modifier(Card(color: .blue))
    }
    .environmentObject(counter)
    .environment(library)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.locale, Locale(identifier: "en"))
    .environment(\.sizeCategory, .large)
    .environment(\.defaultMinListRowHeight, 10)
    .environment(\.editMode, .constant(.inactive))
    .onAppear { text = "appeared" }
    .onAppear(perform: counter.add)
    .onDisappear { text = nil }
    .onDisappear(perform: counter.add)
    .task { count = 3 }
    .task(id: count) { text = "task \(count)" }
    .onChange(of: count) { text = "changed" }
    .onChange(of: count) { old, new in text = "changed \(old) \(new)" }
    .onChange(of: count, initial: true) { other.add() }
    .onChange(of: count, perform: { value in text = "\(value)" })
    .onReceive(timer) { _ in count += 1 }
    .onReceive(counter.$count) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: .init("name"))) { _ in }
  }
}

private struct Devices: PreviewProvider {
  static var previews: some View {
    Text("Fixed").previewLayout(.fixed(width: 120, height: 60)).previewDisplayName("Fixed")
    Text("Fits").padding().previewLayout(.sizeThatFits).previewDisplayName("Fits")
    Text("Device").previewDevice("iPhone SE (3rd generation)").previewDisplayName("Device")
    Text("Dark").preferredColorScheme(.dark).previewLayout(.sizeThatFits)
      .previewDisplayName("Dark")
    Text("Scheme").environment(\.colorScheme, .dark).colorScheme(.light)
      .previewDevice(PreviewDevice(rawValue: "iPhone 15")).previewLayout(.sizeThatFits)
      .previewDisplayName("Scheme")
  }
}

#Preview("State") { Root().padding() }
#Preview("Previewable", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Previewable", isOn: $isOn)
}
#Preview("Fixed trait", traits: .fixedLayout(width: 200, height: 80)) { Text("Fixed") }
