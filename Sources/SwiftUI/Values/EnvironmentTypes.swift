public import Foundation
internal import GalleyDesign
internal import GalleyText

public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key
  case active
  case inactive
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

public enum BackgroundProminence: Hashable, Sendable {
  case standard
  case increased
}

/// The reader's text size.
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  var textSize: TextSize { TextSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: TextSize) { self = Self.allCases[TextSize.allCases.firstIndex(of: size) ?? 3] }
}

/// The older names of the reader's text size.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

// Actions of the surroundings; in a picture they do nothing.

/// Closes what a view is presented in, or goes back; on a picture it does nothing.
public struct DismissAction: @unchecked Sendable {
  var action: (() -> Void)?
  public func callAsFunction() { action?() }
}

public struct OpenURLAction: @unchecked Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: ((URL) -> Result)?
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  init() { handler = nil }
  /// Nothing is opened but by the program's own handler.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    if let handler {
      _ = handler(url)
      completion(true)
    }
  }
}

public struct RefreshAction: @unchecked Sendable {
  let action: Unchecked<() async -> Void>
  public func callAsFunction() async { await action.value() }
}

/// Ends a search on a screen that is touched: the field is emptied and has the focus no longer.
public struct DismissSearchAction: @unchecked Sendable {
  var action: (() -> Void)?
  public func callAsFunction() { action?() }
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value>(value: Value) {}
  public func callAsFunction<Value>(id: String, value: Value) {}
}

public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { !isDismissed && canDismiss }
  var canDismiss = false
  fileprivate(set) var isDismissed = false
  public mutating func dismiss() { isDismissed = true }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
