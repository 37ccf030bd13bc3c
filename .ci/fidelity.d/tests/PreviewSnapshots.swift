// In place of PreviewSnapshots, for projects whose tests draw the configurations of their previews.
import SwiftUI

public struct PreviewSnapshots<State> {
  public struct Configuration {
    let name: String
    let state: State
    public init(name: String, state: State) {
      self.name = name
      self.state = state
    }
  }

  let configurations: [Configuration]
  let configure: (State) -> AnyView

  public init(configurations: [Configuration], configure: @escaping (State) -> some View) {
    self.configurations = configurations
    self.configure = { AnyView(configure($0)) }
  }

  /// The tests alone draw what has several configurations.
  var previews: EmptyView { EmptyView() }

  func view(_ name: String) -> AnyView {
    guard let found = configurations.first(where: { $0.name == name }) else {
      fatalError("there is no configuration \(name)")
    }
    // The tests render its layer, as those of swift-snapshot-testing do.
    return AnyView(configure(found.state)._renderedAsLayer())
  }
}
