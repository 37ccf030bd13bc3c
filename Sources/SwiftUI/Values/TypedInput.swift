public import Foundation
public import GalleyComponents

/// CGFloat is Foundation's here, so that it can be typed where that is at hand (GUI-2).
extension CGFloat: InputConvertible {
  /// The number that a text means, as `Double` reads it.
  public init?(_ text: String) {
    guard let value = Double(text) else { return nil }
    self.init(value)
  }
}
