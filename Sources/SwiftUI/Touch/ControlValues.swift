internal import Foundation
internal import GalleyComponents

extension ScreenValue {
  /// On or off.
  var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .text(let text): ["on": true, "true": true, "off": false, "false": false][text]
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    default: nil
    }
  }

  /// A moment; of a text in ISO 8601, with or without its time.
  var date: Date? {
    switch self {
    case .date(let date): date
    case .text(let text):
      (try? Date(text, strategy: .iso8601))
        ?? (try? Date(text, strategy: .iso8601.year().month().day()))
    default: nil
    }
  }
}

/// The track of a slider.
struct SliderTrack {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let write: (Double) -> Void

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Double?,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
    write = {
      editing(true)
      value.wrappedValue = Value($0)
      editing(false)
    }
  }

  func fill(_ control: inout TouchControl) {
    control.value = ScreenValue.plain(value)
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (value - bounds.lowerBound) / length : 0
    control.spokenValue = "\(Int((share * 100).rounded()))%"
    control.set = { new in
      guard let number = new.number, bounds.contains(number) else {
        return "it takes a number from \(ScreenValue.plain(bounds.lowerBound)) to "
          + ScreenValue.plain(bounds.upperBound)
      }
      write(snapped(number))
      return nil
    }
    // Without a step it is a tenth of the track, as for assistive technologies.
    control.adjust = { isUp in
      let length = step ?? (bounds.upperBound - bounds.lowerBound) / 10
      let new = min(max(value + (isUp ? length : -length), bounds.lowerBound), bounds.upperBound)
      guard new != value else { return false }
      write(snapped(new))
      return true
    }
  }

  private func snapped(_ number: Double) -> Double {
    guard let step else { return number }
    let place = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    return min(place, bounds.upperBound)
  }
}

/// The steps of a stepper.
struct StepperSteps {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  private var value: String?
  private var write: ((ScreenValue) -> String?)?

  init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ editing: @escaping (Bool) -> Void
  ) {
    func edited(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          editing(true)
          action()
          editing(false)
        }
      }
    }
    (self.increment, self.decrement) = (edited(increment), edited(decrement))
  }

  init<Value: Strideable>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride,
    _ editing: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    func moved(_ step: Value.Stride) -> (() -> Void)? {
      let next = now.advanced(by: step)
      if let bounds, step > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
      return {
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    self.init(moved(step), moved(0 - step), editing)
    self.value = "\(now)"
    write = { new in
      guard let number = new.number, let wanted = Self.value(number, like: now),
        bounds?.contains(wanted) != false
      else { return "it takes a number" + (bounds.map { " of \($0)" } ?? "") }
      editing(true)
      value.wrappedValue = wanted
      editing(false)
      return nil
    }
  }

  private static func value<Value: Strideable>(_ number: Double, like: Value) -> Value? {
    switch like {
    case is Int: Int(exactly: number) as? Value
    case is CGFloat: CGFloat(number) as? Value
    case is Float: Float(number) as? Value
    default: number as? Value
    }
  }

  func fill(_ control: inout TouchControl) {
    control.value = value
    if let write { control.set = { write($0) } }
    control.adjust = { isUp in
      guard let action = isUp ? increment : decrement else { return false }
      action()
      return true
    }
  }
}
