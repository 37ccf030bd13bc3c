/// Why an action of a screen was not done.
public struct ScreenError: Error, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Sendable, Equatable {
    /// No element is found.
    case notFound
    /// Several are found.
    case ambiguous(count: Int)
    /// The element is disabled.
    case disabled
    /// Something else covers it.
    case covered(by: String)
    /// It is outside the screen or scrolled away.
    case outsideScreen
    /// Its author lets no touch reach it.
    case notHitTestable
    /// It is there and does not respond to the action.
    case notResponding
    /// It does not take the value; the reason in words.
    case refused(String)
    /// The screen cannot be drawn; the renderer's words.
    case failed(String)
  }

  /// The action, as `tap "Save"`.
  public let action: String
  /// The reason.
  public let reason: Reason
  /// The elements that there were.
  public let elements: [ScreenElement]
  /// The elements that were found.
  public let found: [ScreenElement]

  /// The action and the reason, then the elements with their frames, a line each.
  public var description: String {
    "\(action): \(words)" + (listing.isEmpty ? "" : "\n" + listing)
  }

  private var words: String {
    switch reason {
    case .notFound: "nothing on the screen is called so; there is:"
    case .ambiguous(let count): "\(count) elements are called so; an index from 0 tells which:"
    case .disabled: "it is disabled:"
    case .covered(let other): "\(other) lies over it:"
    case .outsideScreen: "it lies outside of the screen, scroll to it first:"
    case .notHitTestable: "no touch reaches it:"
    case .notResponding where found.first?.options.isEmpty == false:
      "it does not respond to that, but is set to one of its choices:"
    case .notResponding: "it does not respond to that:"
    case .refused(let words), .failed(let words): words
    }
  }

  private var listing: String {
    let listed = reason == .notFound ? elements : found
    return listed.map { "  \($0)" }.joined(separator: "\n")
  }
}
