public import Foundation

/// The course of a value from one state to the next. Pictures show its end; `Screen.at(_:)` shows it under way.
public struct Animation: Hashable, Sendable {
  /// The course of an animation over time.
  indirect enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, velocity: Double)
    case delayed(Course, Double)
    case faster(Course, Double)
    /// So many times, or without an end.
    case repeated(Course, Int?, autoreverses: Bool)
  }

  let course: Course

  init(_ course: Course) { self.course = course }
  private init(_ curve: UnitCurve, _ duration: TimeInterval) {
    self.init(.curve(curve, duration: duration))
  }

  /// The duration of curves for which none is given.
  private static let standardDuration = 0.35

  /// A spring with a response of 0.55 and a damping fraction of 1, as Apple's documentation of
  /// `Animation.default` has it.
  public static let `default` = Animation(.spring(Spring(duration: 0.55), velocity: 0))
  public static let linear = Animation.linear(duration: standardDuration)
  public static let easeIn = Animation.easeIn(duration: standardDuration)
  public static let easeOut = Animation.easeOut(duration: standardDuration)
  public static let easeInOut = Animation.easeInOut(duration: standardDuration)
  public static let spring = Animation.spring(Spring())
  public static let interactiveSpring = Animation.interactiveSpring(response: 0.15)
  public static let smooth = Animation.spring(.smooth)
  public static let snappy = Animation.spring(.snappy)
  public static let bouncy = Animation.spring(.bouncy)
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    return Animation(curve, duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }
  public static func spring(_ spring: Spring) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval) -> Animation {
    Animation.spring(spring)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring(spring, velocity: initialVelocity)) }
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(course, delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(.faster(course, speed)) }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// The share of the way that is behind, at a time in seconds since the beginning; springs go beyond 1.
  func fraction(at time: Double) -> Double { course.fraction(at: time) }

  /// The seconds after which the end counts as reached, which springs come close to only; infinite for what repeats
  /// without an end.
  var duration: Double { course.duration(isSettled: false) }

  /// The seconds after which nothing moves any more.
  var settlingDuration: Double { course.duration(isSettled: true) }
}

extension Animation.Course {
  func fraction(at time: Double) -> Double {
    guard time < duration(isSettled: true) else { return end }
    switch self {
    case .curve(let curve, let duration): return curve.value(at: max(time, 0) / duration)
    case .spring(let spring, let velocity):
      return spring.value(target: 1, initialVelocity: velocity, time: max(time, 0))
    case .delayed(let course, let delay): return course.fraction(at: time - delay)
    case .faster(let course, let speed): return course.fraction(at: time * speed)
    case .repeated(let course, _, let autoreverses):
      let length = course.duration(isSettled: false)
      guard length > 0, length.isFinite, time > 0 else { return course.fraction(at: time) }
      let turn = (time / length).rounded(.down)
      let within = time - turn * length
      let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
      return course.fraction(at: isBackwards ? length - within : within)
    }
  }

  /// The share of the way at the end: a value goes where it is meant to, however often it went back and forth.
  private var end: Double { 1 }

  func duration(isSettled: Bool) -> Double {
    switch self {
    case .curve(_, let duration): return max(duration, 0)
    case .spring(let spring, _): return isSettled ? spring.settlingDuration : spring.duration
    case .delayed(let course, let delay):
      return max(0, delay + course.duration(isSettled: isSettled))
    case .faster(let course, let speed):
      return speed > 0 ? course.duration(isSettled: isSettled) / speed : .infinity
    case .repeated(let course, let count, _):
      guard let count else { return .infinity }
      return course.duration(isSettled: false) * Double(max(count, 1))
    }
  }
}

/// A spring by its period and how much it bounces.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double
  private var weight = 1.0

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// The bounce of a damping ratio and back are those of Apple's documentation of `Spring`: 1 − ratio for springs that
  /// bounce, 1 ∕ ratio − 1 for those that are slower than they need to be.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    weight = mass
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time only stretches a spring: one with a response of a second settles in so many seconds.
    let second = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(epsilon: epsilon)
    self.init(response: settlingDuration / second, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  public var mass: Double { weight }
  public var stiffness: Double { weight * frequency * frequency }
  public var damping: Double { weight * 2 * dampingRatio * frequency }
  /// The time after which the rest of the way stays below a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

  /// The angular frequency without damping, in radians a second.
  private var frequency: Double { 2 * .pi / max(duration, 1e-6) }

  private func settlingDuration(epsilon: Double) -> Double {
    let ratio = dampingRatio
    if ratio <= 0 { return .infinity }
    if ratio < 1 {
      // A falling exponential bounds the swings.
      return -log(epsilon * (1 - ratio * ratio).squareRoot()) / (ratio * frequency)
    }
    // Without swings the rest of the way only falls: halving finds where.
    var (low, high) = (0.0, duration)
    while rest(at: high) > epsilon { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rest(at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The rest of a way of 1 that begins without any speed.
  private func rest(at time: Double) -> Double { motion(time).rest }

  /// The solution of the damped harmonic oscillator, x″ + 2ζω x′ + ω² x = 0, as textbooks have it: what is left of a
  /// distance of 1, and the way made by a speed of 1, with the derivatives of both.
  private func motion(
    _ time: Double
  ) -> (rest: Double, way: Double, restSpeed: Double, waySpeed: Double) {
    let (ratio, full) = (dampingRatio, frequency)
    let decay = ratio * full
    if ratio < 1 {
      let damped = full * (1 - ratio * ratio).squareRoot()
      let (fall, cosine, sine) = (exp(-decay * time), cos(damped * time), sin(damped * time))
      return (
        fall * (cosine + decay / damped * sine), fall * sine / damped,
        -fall * full * full / damped * sine, fall * (cosine - decay / damped * sine)
      )
    }
    if ratio == 1 {
      let fall = exp(-full * time)
      return (
        fall * (1 + full * time), fall * time, -fall * full * full * time,
        fall * (1 - full * time)
      )
    }
    let root = full * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let (late, early) = (exp(-slow * time), exp(-fast * time))
    return (
      (fast * late - slow * early) / (2 * root), (late - early) / (2 * root),
      slow * fast * (early - late) / (2 * root), (fast * early - slow * late) / (2 * root)
    )
  }

  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let motion = motion(time)
    var (way, speed) = (target, initialVelocity)
    way.scale(by: 1 - motion.rest)
    speed.scale(by: motion.way)
    return way + speed
  }
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let motion = motion(time)
    var (way, speed) = (target, initialVelocity)
    way.scale(by: -motion.restSpeed)
    speed.scale(by: motion.waySpeed)
    return way + speed
  }
}

extension VectorArithmetic {
  /// The value between two others.
  static func mixed(_ from: Self, _ to: Self, _ fraction: Double) -> Self {
    var way = to - from
    way.scale(by: fraction)
    return from + way
  }
}

/// A way from 0 to 1 in a unit of time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circular(isIn: Bool, isOut: Bool)
  }

  private let form: Form

  public static let linear = UnitCurve(form: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  // The control points of Core Animation's `CAMediaTimingFunctionName`s, which are those of CSS Easing Functions.
  public static let easeIn = UnitCurve(form: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(form: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(form: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(form: .circular(isIn: true, isOut: false))
  public static let circularEaseOut = UnitCurve(form: .circular(isIn: false, isOut: true))
  public static let circularEaseInOut = UnitCurve(form: .circular(isIn: true, isOut: true))
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      form: .bezier(
        x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
        x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y))
  }

  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      guard time > 0, time < 1, x1 != y1 || x2 != y2 else { return time }
      return Self.cubic(y1, y2, at: Self.parameter(x1, x2, of: time))
    case .circular(true, false): return 1 - (1 - time * time).squareRoot()
    case .circular(false, _): return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circular(true, true):
      let side = time < 0.5 ? 2 * time : 2 - 2 * time
      let half = (1 - (1 - side * side).squareRoot()) / 2
      return time < 0.5 ? half : 1 - half
    }
  }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-6
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// A cubic from 0 to 1 with two coordinates of its control points.
  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which the curve has come to a time, which never runs backwards.
  private static func parameter(_ x1: Double, _ x2: Double, of time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Transaction {
  /// The transaction of the code that runs.
  @TaskLocal static var current = Transaction()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction.current.with(animation), body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current.with(animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete
  case removed
}

/// Changes made in the closure belong to the transaction. On the clock of a screen, what waits for its animation runs
/// at the animation's end.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try Transaction.$current.withValue(transaction.withoutCompletions, operation: body)
  transaction.scheduleCompletions()
  return result
}

public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: path] = value
  return try withTransaction(transaction, body)
}
