import Foundation
import GalleyGeometry
import GalleySwiftUI
import Testing

@testable import GalleySwiftUI

/// Curves and springs against numbers of their formulas.
@Suite struct AnimationTests {
  /// A point of a cubic Bézier curve from (0, 0) to (1, 1), by its parameter.
  private func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at t: Double
  ) -> (x: Double, y: Double) {
    func along(_ a: Double, _ b: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    return (along(x1, x2), along(y1, y2))
  }

  @Test(arguments: [0.05, 0.2, 0.35, 0.5, 0.71, 0.9])
  func curvesGoThroughTheirPoints(parameter: Double) {
    let curves: [(Animation, (Double, Double, Double, Double))] = [
      (.linear(duration: 1), (0, 0, 1, 1)), (.easeIn(duration: 1), (0.42, 0, 1, 1)),
      (.easeOut(duration: 1), (0, 0, 0.58, 1)), (.easeInOut(duration: 1), (0.42, 0, 0.58, 1)),
      (.timingCurve(0.1, 0.9, 0.2, 1.3, duration: 1), (0.1, 0.9, 0.2, 1.3)),
    ]
    for (animation, points) in curves {
      let point = bezier(points.0, points.1, points.2, points.3, at: parameter)
      #expect(abs(animation.fraction(at: point.x) - point.y) < 1e-9)
    }
  }

  @Test func curvesWithoutADurationTakeAThirdOfASecond() {
    #expect(Animation.easeInOut.duration == 0.35)
    #expect(abs(Animation.easeInOut.fraction(at: 0.175) - 0.5) < 1e-9)
    #expect(Animation.linear.fraction(at: -1) == 0)
    #expect(Animation.linear.fraction(at: 0.4) == 1)
  }

  /// The damped oscillator by many small steps of its differential equation, the fourth-order Runge–Kutta method.
  private func integrated(
    response: Double, ratio: Double, velocity: Double, until time: Double
  ) -> Double {
    let frequency = 2 * Double.pi / response
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * ratio * frequency * v - frequency * frequency * (x - 1))
    }
    var (x, v) = (0.0, velocity)
    let count = 20_000
    let h = time / Double(count)
    for _ in 0..<count {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return x
  }

  @Test(arguments: [0.825, 1, 0.3, 1.6], [0.03, 0.1, 0.25, 0.4])
  func springsFollowTheirEquation(ratio: Double, time: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for velocity in [0, 3.0] {
      let expected = integrated(response: 0.5, ratio: ratio, velocity: velocity, until: time)
      let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
      #expect(abs(value - expected) < 1e-7)
      let step = 1e-5
      let next = spring.value(target: 1.0, initialVelocity: velocity, time: time + step)
      let before = spring.value(target: 1.0, initialVelocity: velocity, time: time - step)
      let speed = spring.velocity(target: 1.0, initialVelocity: velocity, time: time)
      #expect(abs(speed - (next - before) / (2 * step)) < 1e-5)
    }
  }

  @Test func theFormsOfSpringsAreOneAnother() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).dampingRatio == 1)
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(heavy.dampingRatio == 1, "no damping beyond what is critical")
    #expect(abs(heavy.stiffness - 1000) < 1e-9)
    // The duration that Core Animation reports for these values.
    #expect(abs(heavy.settlingDuration - 0.5058) < 1e-3)
    let loose = Spring(mass: 2, stiffness: 50, damping: 4, allowOverDamping: true)
    #expect(abs(loose.damping - 4) < 1e-9 && loose.mass == 2)
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1).dampingRatio == 0.6)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    for ratio in [0.4, 1, 1.5] {
      let settling = Spring(settlingDuration: 0.8, dampingRatio: ratio)
      #expect(abs(settling.settlingDuration - 0.8) < 1e-6)
      let rest = abs(1 - settling.value(target: 1.0, time: 0.8))
      #expect(rest <= 0.00101)
    }
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
  }

  @Test func animationsWaitRunFasterAndRepeat() {
    let line = Animation.linear(duration: 1)
    #expect(line.delay(0.5).fraction(at: 0.4) == 0)
    #expect(abs(line.delay(0.5).fraction(at: 0.75) - 0.25) < 1e-9)
    #expect(abs(line.speed(2).fraction(at: 0.25) - 0.5) < 1e-9)
    #expect(line.speed(2).duration == 0.5 && line.delay(0.5).duration == 1.5)
    let there = line.repeatCount(3, autoreverses: false)
    #expect(abs(there.fraction(at: 1.25) - 0.25) < 1e-9 && there.duration == 3)
    let back = line.repeatForever()
    #expect(abs(back.fraction(at: 1.25) - 0.75) < 1e-9)
    #expect(abs(back.fraction(at: 2.25) - 0.25) < 1e-9)
    #expect(back.duration == .infinity)
    #expect(line.repeatCount(2).fraction(at: 2) == 1)
  }

  @Test func unitCurvesAreCirclesToo() {
    #expect(UnitCurve.circularEaseIn.value(at: 0.6) == 1 - 0.8)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }
}
