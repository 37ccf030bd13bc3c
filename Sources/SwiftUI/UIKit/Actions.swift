// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import GalleyComponents

// Types for callbacks: nothing is called back while a picture is made.

/// The name of a method, which Objective-C's runtime would look for.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  public var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen; pictures have none.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public var phase: Phase { .ended }
  public var tapCount: Int { 0 }
  public var view: UIView? { nil }
  public var window: UIWindow? { nil }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An activity of a user in an app, for other devices.
open class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public init(activityType: String) { self.activityType = activityType }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}

public typealias CFTimeInterval = Double

/// The moment of the picture.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

extension NSValue {
  /// The frame of a keyboard, which is empty.
  public var cgRectValue: CGRect { .zero }
}

public final class CADisplayLink {
  public var isPaused = false
  public var preferredFramesPerSecond = 60
  public let duration: CFTimeInterval = 1 / 60
  public let timestamp: CFTimeInterval = 0
  public let targetTimestamp: CFTimeInterval = 0
  public init(target: Any, selector: Selector) {}
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

extension Timer {
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

/// Finds no mistakes, as it knows no words.
public final class UITextChecker {
  public init() {}
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(
    forWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }
}

/// A picture as Core Graphics names it.
public final class CGImage: Sendable {
  let source: Image.Source
  init(_ source: Image.Source) { self.source = source }
}

extension UIView {
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates: Bool
  ) -> Bool { false }
}

extension UIImage {
  public var cgImage: CGImage? { CGImage(source) }
  public convenience init(cgImage: CGImage) { self.init(source: cgImage.source) }
  public func pngData() -> Data? { PictureBytes.data(of: source) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { PictureBytes.data(of: source) }
}

/// The bytes of a picture that an app stores: its name, as nothing is encoded. `UIImage(data:)` reads it back.
enum PictureBytes {
  private static let marks = (symbol: "galley-symbol:", asset: "galley-asset:")

  static func data(of source: Image.Source) -> Data {
    switch source {
    case .symbol(let name): Data((marks.symbol + name).utf8)
    case .asset(let name): Data((marks.asset + name).utf8)
    case .drawn, .placeholder, .absent: Data("galley-picture".utf8)
    }
  }

  static func source(of data: Data) -> Image.Source? {
    guard let text = String(data: data.prefix(1024), encoding: .utf8) else { return nil }
    if text.hasPrefix(marks.symbol) { return .symbol(String(text.trimmingPrefix(marks.symbol))) }
    if text.hasPrefix(marks.asset) { return .asset(String(text.trimmingPrefix(marks.asset))) }
    return nil
  }
}

extension Image {
  public init(
    _ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(uiImage: UIImage(cgImage: image)) }
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: image))
  }
}
