public import GalleyDesign
internal import Synchronization

/// Fonts, shaping and their caches: the one long-lived object of the text module. It may be shared by any
/// number of threads, and its results do not depend on earlier calls.
///
/// Every thread that sets text borrows a workspace with its own caches, so threads never wait for
/// each other; there are as many workspaces as threads have worked at once.
public final class Typesetter: Sendable {
  /// The fonts.
  package let fonts: FontRegistry
  private let fontTable = ShapingFontTable()
  private let workspaces = Mutex<[Workspace]>([])

  /// Makes a typesetter over the fonts of a registry.
  package init(fonts: FontRegistry) {
    self.fonts = fonts
  }

  /// Returns the metrics of the font that a descriptor resolves to.
  public func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    let instance = fonts.instance(matching: descriptor)
    var metrics = metrics(of: instance)
    if let fit = FontFit(descriptor, face: instance.face) { metrics.apply(fit) }
    return metrics
  }

  /// The metrics of an instance.
  package func metrics(of instance: FontInstance) -> FontMetrics {
    fontTable.font(for: instance).metrics
  }

  /// Lends a workspace for the time of a call.
  func withWorkspace<Result>(_ body: (Workspace) -> Result) -> Result {
    let workspace =
      workspaces.withLock { $0.popLast() } ?? Workspace(registry: fonts, fontTable: fontTable)
    defer { workspaces.withLock { $0.append(workspace) } }
    return body(workspace)
  }
}
