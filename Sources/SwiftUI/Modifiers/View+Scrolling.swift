internal import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

// The scrolling behaviour of content, which a picture shows at rest.

extension View {
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior)
    -> some View
  {
    let snapping: ScrollSnapping? =
      behavior is PagingScrollTargetBehavior
      ? .pages : behavior is ViewAlignedScrollTargetBehavior ? .views : nil
    return touched { _ in snapping.map { .snapping($0) } }
  }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let id = Unchecked(id)
    return scrollPosition(id.value) { value, _ in
      value.map { .view(AnyHashable($0), anchor: anchor) }
    } write: {
      if let seen = $0.base as? ID { id.value.wrappedValue = seen }
    }
  }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
  { self }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    values { $0.hidesListBackground = visibility == .hidden }
  }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    values { ($0.scrollAnchor, $0.scrollAlignment) = (anchor, anchor) }
  }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    values { values in
      switch role {
      case .initialOffset: values.scrollAnchor = anchor
      case .alignment: values.scrollAlignment = anchor
      case .sizeChanges: break
      }
    }
  }
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View {
    let action = Unchecked(action)
    return touched { values in
      values.refresh = RefreshAction(action: action)
      return .refresh { Task { @MainActor in await action.value() } }
    }
  }

  /// With a position that a program reads and writes, on a screen that is touched.
  ///
  /// - Parameters:
  ///   - position: The position as the program has it.
  ///   - wanted: Makes the wish to scroll when the program has another position than before, in the view with a number.
  ///   - write: Takes the identity of the first view that is seen after scrolling.
  nonisolated func scrollPosition<Value: Equatable>(
    _ position: Binding<Value>, _ wanted: @escaping (Value, Int) -> Touches.Wanted?,
    write: @escaping (AnyHashable) -> Void
  ) -> some View {
    let (position, wanted, write) = (Unchecked(position), Unchecked(wanted), Unchecked(write))
    return touched { values in
      guard let surroundings = values.surroundings else { return nil }
      let session = surroundings.session
      let number = session.number(of: TouchPosition.self, in: surroundings.view)
      let new = position.value.wrappedValue
      let old: Value? = session.exchange(number, new)
      if old != new, let wanted = wanted.value(new, number) { session.scroll(to: wanted) }
      return .position(
        TouchPosition(number: number) { seen in
          write.value(seen)
          // The screen is there already.
          let _: Value? = session.exchange(number, position.value.wrappedValue)
        })
    }
  }
}

/// The purpose of an anchor of a scroll view.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public enum LimitBehavior: Sendable { case automatic, always, never }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}
