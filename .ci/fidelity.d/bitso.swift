// repository: f3rn4d0n/BitsoChallenge
// commit: 892e6fedf2100d9030c176b05f85cbe32a9d1707
// sources: iOSChallengeDesignSystem/iOSChallengeDesignSystem iOSChallengeEntities/iOSChallengeEntities
// use: fitted
// tests: iOSChallengeDesignSystem/iOSChallengeDesignSystemTests
// without: Snapshotting+Extension.swift DSImage.*(Capability.Image|Wrong) DSArtworkDetail.*(Full|Author|Period) DSCellView
// run: --scale 1 --system ios17
// pictures: iOSChallengeDesignSystem/iOSChallengeDesignSystemTests/__Snapshots__/{name}.png
// run: --scale 1 --system ios17 --appearance dark --filter DarkMode
// pictures: iOSChallengeDesignSystem/iOSChallengeDesignSystemTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the type of a package that is not there.
@MainActor struct PreviewSnapshots<State> {
  struct Configuration {
    let name: String
    let state: State
    init(name: String, state: State) {
      self.name = name
      self.state = state
    }
  }
  let configurations: [Configuration]
  let view: (State) -> AnyView
  init<Content: View>(configurations: [Configuration], @ViewBuilder configure: @escaping (State) -> Content) {
    self.configurations = configurations
    view = { AnyView(configure($0)) }
  }
  var previews: some View { EmptyView() }

  func assertSnapshots(as picture: Picture, testName: String = #function) {
    for one in configurations {
      draw(view(one.state).frame(width: 400, height: 500), testName, named: one.name)
    }
  }
}

struct Picture {
  /// The appearance is that of the run.
  static func testStrategy(userInterfaceStyle: UIUserInterfaceStyle = .light) -> Self { Self() }
}
