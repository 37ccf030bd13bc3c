public import Foundation

extension UIImage {
  public var scale: CGFloat { 1 }
  /// Draws nothing: there is not a context of Core Graphics to draw in.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

/// Runs the work: memory is not Objective-C's.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
