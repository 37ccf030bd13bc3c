// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

/// An effect that changes the appearance of a view but not its layout, and may depend on its place.
public protocol VisualEffect: Sendable {
  nonisolated func _applied(to view: AnyView) -> AnyView
}

public struct EmptyVisualEffect: VisualEffect {
  public nonisolated func _applied(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
private struct FurtherEffect<Base: VisualEffect>: VisualEffect, @unchecked Sendable {
  let base: Base
  let change: (AnyView) -> AnyView

  nonisolated func _applied(to view: AnyView) -> AnyView { change(base._applied(to: view)) }
}

extension VisualEffect {
  func changed<Changed: View>(_ change: @escaping (AnyView) -> Changed) -> some VisualEffect {
    FurtherEffect(base: self) { AnyView(change($0)) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset(CGSize(width: x, height: y)) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { changed { $0.offset(offset) } }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    changed { $0.scaleEffect(x: Double(x), y: Double(y), anchor: anchor) }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { $0.rotationEffect(angle, anchor: anchor) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    changed {
      $0.rotation3DEffect(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed { $0.transformEffect(transform) }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity(opacity) } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { $0.blur(radius: Double(radius)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    changed { $0.brightness(amount) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.contrast(amount) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { changed { $0.grayscale(amount) } }
  public func saturation(_ amount: Double) -> some VisualEffect {
    changed { $0.saturation(amount) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { $0.hueRotation(angle) } }
}

extension View {
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { view, proxy in effect(EmptyVisualEffect(), proxy)._applied(to: view) })
  }
}

/// Changes a view's look by its place, which the round before has measured.
private struct VisualEffectModifier: TreeModifier {
  let change: @Sendable (AnyView, GeometryProxy) -> AnyView

  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let surroundings = EnvironmentValues(environment).surroundings else {
      return content.append(in: &tree, environment)
    }
    let session = surroundings.session
    let number = session.number(of: VisualEffectModifier.self, in: surroundings.view)
    session.ask(number, tree)
    let plain = AnyView(content)
    let view = session.frames[number].map {
      change(plain, GeometryProxy(frame: $0, session: session))
    }
    // The node whose place is read is outside of the content that the effect moves.
    tree.node(.passthrough) { (view ?? plain).append(in: &$0, environment) }
  }
}
