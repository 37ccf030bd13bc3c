import Foundation
import GalleyFrameworks
import GalleySwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview that is used: its button counts, and its field takes a name.
struct FriendlyCounter: View {
  @State private var count = 0
  @State private var name = ""
  var body: some View {
    VStack {
      Text("Count \(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }
      TextField("Name", text: $name)
      Button("End") { fatalError("the end") }
    }
  }
}

struct FriendlyCounter_Previews: PreviewProvider {
  static var previews: some View {
    FriendlyCounter().previewLayout(.fixed(width: 200, height: 200))
  }
}

/// A preview that is used: its buttons send requests to a machine that cannot be reached.
struct FriendlyOrder: View {
  @State private var message = "Nothing ordered"
  var body: some View {
    VStack {
      Text(message)
      Button("Order") { Task { await order() } }
      Button("Call back") { call() }
    }
  }

  private var address: URL { URL(string: "https://example.invalid/order")! }

  private func order() async {
    do {
      message = "\(try await URLSession.shared.data(from: address).0.count) bytes"
    } catch {
      message = "No connection: \((error as? URLError)?.code == .notConnectedToInternet)"
    }
  }

  private func call() {
    URLSession.shared.dataTask(with: address) { _, _, error in
      DispatchQueue.main.async { message = error == nil ? "Called" : "Not called" }
    }
    .resume()
  }
}

struct FriendlyOrder_Previews: PreviewProvider {
  static var previews: some View {
    FriendlyOrder().previewLayout(.fixed(width: 200, height: 200))
  }
}

/// The delegate of an app, which is known once the app is launched.
final class FriendlyDelegate: UIResponder, UIApplicationDelegate {
  nonisolated(unsafe) static private(set) var shared: FriendlyDelegate?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    FriendlyDelegate.shared = self
    return true
  }
}

struct FriendlyApp: App {
  @UIApplicationDelegateAdaptor(FriendlyDelegate.self, FriendlyDelegate.init) private var delegate
  var body: some Scene { WindowGroup { Text("never") } }
}

/// A preview that needs the launched app.
struct FriendlyLaunch_Previews: PreviewProvider {
  static var previews: some View {
    guard FriendlyDelegate.shared != nil else { fatalError("the app is not launched") }
    return Text("launched").frame(width: 100)
      .previewLayout(.sizeThatFits)
  }
}
