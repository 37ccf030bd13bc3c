// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Draws pictures for an app, which are drawn anew wherever they are shown.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize) {
    (bounds, format) = (CGRect(origin: .zero, size: size), .default())
  }
  public init(bounds: CGRect) { (self.bounds, format) = (bounds, .default()) }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (bounds, self.format) = (CGRect(origin: .zero, size: size), format)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.$current.withValue(Unchecked(context)) {
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(source: .drawn(context.picture))
  }
}
public final class UIGraphicsImageRendererFormat {
  public init() {}
  public var scale: CGFloat = 1
  public var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of the picture that an app draws now; nil outside of that.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current?.value }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIImage {
  public var scale: CGFloat { 1 }
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(Image(uiImage: self), in: rect)
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Runs the work: memory is not Objective-C's.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
