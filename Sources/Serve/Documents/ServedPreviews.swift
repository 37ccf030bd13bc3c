package import GalleySceneSnapshots

/// Previews of Swift sources, which only a program of their own can draw.
package protocol ServedPreviews: PlayedScreens {
  /// Their names, in order.
  var names: [String] { get }

  /// A preview as it is now, with its last good picture where its source has a mistake.
  ///
  /// - Parameter name: One of the names.
  func picture(of name: String, _ settings: ViewSettings) -> LivePicture

  /// Builds again whenever a source is saved, on a thread of its own, for as long as the process runs.
  ///
  /// - Parameter tell: Called when previews may look otherwise.
  func follow(_ tell: @escaping @Sendable () -> Void) throws
}

/// Previews as the page names them.
struct PreviewShelf: Sendable {
  private let previews: any ServedPreviews
  /// A prefix that does not begin the path of any document.
  private static let word = "preview:"

  init(_ previews: any ServedPreviews) { self.previews = previews }

  var names: [String] { previews.names.map { Self.word + $0 } }

  /// Returns a preview by the page's name for it; nil if the name is not that of a preview.
  func picture(of name: String, _ settings: ViewSettings) -> LivePicture? {
    own(name).map { previews.picture(of: $0, settings) }
  }

  /// Returns the screens of the previews and the own name of one of them; nil if the page's name for it is not
  /// that of a preview.
  func screens(of name: String) -> (screens: any PlayedScreens, name: String)? {
    own(name).map { (previews, $0) }
  }

  private func own(_ name: String) -> String? {
    let own = String(name.dropFirst(Self.word.count))
    return name.hasPrefix(Self.word) && previews.names.contains(own) ? own : nil
  }
}
