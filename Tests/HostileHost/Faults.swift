import GalleySwiftUI
import Observation

final class FaultModel: ObservableObject { @Published var title = "title" }
@Observable final class FaultStore { var count = 1 }

/// The state after an initialiser without one of its statements.
struct FaultSettings {
  var title: String?
  init() { _galleyIncomplete("5:6: cannot find 'load' in scope") }
  var subtitle: String { _galleyLeftOut("3:4: no such thing") }
}

private struct Unread: View {
  @EnvironmentObject var model: FaultModel
  @Environment(FaultStore.self) var store
  @Environment(FaultStore.self) var other: FaultStore?
  var isRead = false
  var body: some View { Text(isRead || other != nil ? model.title : "plain") }
}

private struct Reader: View {
  @EnvironmentObject var model: FaultModel
  var body: some View { Text(model.title) }
}

private struct LaterReader: View {
  @Environment(FaultStore.self) var store
  var body: some View { GeometryReader { _ in Text("\(store.count)") } }
}

private struct ReadingModifier: ViewModifier {
  @EnvironmentObject var model: FaultModel
  func body(content: Content) -> some View { content.frame(height: CGFloat(model.title.count)) }
}

private struct LeftOutReader: View {
  let settings = FaultSettings()
  var body: some View { Text(settings.subtitle) }
}

private struct IncompleteReader: View {
  var body: some View {
    guard let title = FaultSettings().title else { fatalError("nothing is loaded") }
    return Text(title)
  }
}

/// Views that end the process, each beside one that does not, and the pictures that are the same.
struct FriendlyFaults_Previews: PreviewProvider {
  static var previews: some View {
    picture("unread") { Unread() }
    picture("unread-same") { Text("plain") }
    picture("read") {
      Reader().frame(width: 90, height: 30)
      LaterReader().frame(width: 90, height: 30)
      Text("modified").modifier(ReadingModifier())
    }
    picture("read-same") {
      _LeftOut("Reader", missing("FaultModel", ".environmentObject(_:)"))
        .frame(width: 90, height: 30)
      _LeftOut("LaterReader", missing("FaultStore", ".environment(_:)"))
        .frame(width: 90, height: 30)
      Text("modified")
    }
    picture("left-out") {
      LeftOutReader().frame(width: 90, height: 30)
      IncompleteReader().frame(width: 90, height: 30)
    }
    picture("left-out-same") {
      _LeftOut("LeftOutReader", "3:4: no such thing").frame(width: 90, height: 30)
      _LeftOut("IncompleteReader", "5:6: cannot find 'load' in scope")
        .frame(width: 90, height: 30)
    }
  }

  private static func missing(_ type: String, _ modifier: String) -> String {
    "no \(type) in the environment: a view around needs \(modifier)"
  }

  private static func picture(_ name: String, @ViewBuilder _ views: () -> some View) -> some View {
    VStack {
      views()
      Text("beside")
    }
    .frame(width: 100).previewLayout(.sizeThatFits).previewDisplayName(name)
  }
}

/// A preview that ends outside of the bodies of views.
struct FriendlyEnd_Previews: PreviewProvider {
  static var previews: some View { Text(FaultSettings().subtitle) }
}
