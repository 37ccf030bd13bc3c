public import Foundation
public import GalleyComponents
public import GalleyGeometry

/// One change of a view that appears or goes.
enum TransitionEffect: Hashable, Sendable {
  case opacity
  case scale(Double, UnitPoint)
  /// By the own size, over an edge.
  case move(Edge)
  /// From an edge, and on to the other one.
  case push(Edge)
  case slide
  case offset(x: Double, y: Double)
  case blur

  /// The look of a view that is not there yet, or no more, over what other effects make of it.
  func look(isGoing: Bool, over base: MotionLook) -> MotionLook {
    var look = base
    switch self {
    case .opacity: look.opacity = 0
    case .scale(let scale, let anchor):
      (look.scale, look.anchorX, look.anchorY) = (look.scale * scale, anchor.x, anchor.y)
    case .move(let edge): look.move(over: edge, by: 1)
    case .push(let edge):
      look.move(over: edge, by: isGoing ? -1 : 1)
      look.opacity = 0
    case .slide: look.move(over: isGoing ? .trailing : .leading, by: 1)
    case .offset(let x, let y): (look.x, look.y) = (look.x + x, look.y + y)
    case .blur: (look.opacity, look.blur) = (0, 10)
    }
    return look
  }
}

extension MotionLook {
  fileprivate mutating func move(over edge: Edge, by share: Double) {
    switch edge {
    case .top: heights -= share
    case .bottom: heights += share
    case .leading: widths -= share
    case .trailing: widths += share
    }
  }
}

/// The way in which a view appears and disappears.
public struct AnyTransition: Sendable {
  let insertion: [TransitionEffect]
  let removal: [TransitionEffect]
  /// The animation of the transition's own.
  private(set) var animation: Animation?

  init(
    insertion: [TransitionEffect], removal: [TransitionEffect], animation: Animation? = nil
  ) {
    (self.insertion, self.removal, self.animation) = (insertion, removal, animation)
  }
  private init(_ effect: TransitionEffect) { self.init(insertion: [effect], removal: [effect]) }

  public static let identity = AnyTransition(insertion: [], removal: [])
  public static let opacity = AnyTransition(.opacity)
  public static let scale = AnyTransition.scale(scale: 0)
  public static let slide = AnyTransition(.slide)
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.offset(x: x, y: y))
  }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal,
      animation: insertion.animation ?? removal.animation)
  }
  /// A transition by modifiers of the author's, which fades.
  public static func modifier<Active: ViewModifier, Identity: ViewModifier>(
    active: Active, identity: Identity
  ) -> AnyTransition { opacity }
  public init<Made: Transition>(_ transition: Made) {
    self = (transition as? any KnownTransition)?.known ?? .opacity
  }
  public static let blurReplace = AnyTransition(.blur)
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> AnyTransition
  { blurReplace }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      animation: animation ?? other.animation)
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.animation = animation
    return result
  }
}

/// A transition that is known by its effects.
protocol KnownTransition {
  var known: AnyTransition { get }
}
