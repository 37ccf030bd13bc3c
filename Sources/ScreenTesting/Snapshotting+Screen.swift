public import GalleyChecks
public import GalleyImaging
public import GalleyPreviews
import GalleyStair

extension Snapshotting where Value == Screen, Format == Bitmap {
  /// The pixels of a screen as it is, compared as those of its scene are: with variants, proof and causes. A failure
  /// names the last step.
  public static var image: Snapshotting {
    Snapshotting<GalleyStair.Scene, Bitmap>.image
      .pullback { (screen: Screen) in onMain { screen.scene } }
      .after { screen in onMain { screen.lastStep } }
  }

  /// The pixels of a screen with a numbered region for each element, in reading order, and beside it the words that are
  /// spoken for each.
  public static var accessibilityPicture: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image()) { (screen: Screen) in
      try onMain { Result { try screen.spokenPicture() } }.get()
    }
    .after { screen in onMain { screen.lastStep } }
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The words that are spoken for a screen, an element a line, in reading order.
  public static var accessibility: Snapshotting {
    Snapshotting<String, String>(pathExtension: "txt", diffing: .spoken)
      .pullback { (screen: Screen) in onMain { screen.spokenText } }
      .after { screen in onMain { screen.lastStep } }
  }
}

/// Runs code of the main actor, by which checks of screens are made.
private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}
