public import Foundation
public import GalleySwiftUI

import enum GalleyComponents.ChartTicks
import enum GalleyComponents.ChartTimeUnit

/// The content of axes.
public protocol AxisContent {
  /// The sets of marks, in order.
  var _marks: [AxisMarks] { get }
}

/// The values of an axis that have marks.
public struct AxisMarkValues: Sendable {
  var ticks: ChartTicks?
  var remarks: [String] = []

  public static var automatic: AxisMarkValues { AxisMarkValues() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(ticks: desiredCount.map { .count(max(1, min($0, 100))) })
  }
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { automatic(desiredCount: desiredCount) }
  public static func stride(
    by value: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(ticks: .step(value)) }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    let unit: ChartTimeUnit? =
      switch component {
      case .second: .second
      case .minute: .minute
      case .hour: .hour
      case .day, .weekday, .dayOfYear: .day
      case .weekOfYear, .weekOfMonth: .week
      case .month: .month
      case .quarter: .quarter
      case .year, .yearForWeekOfYear: .year
      default: nil
      }
    guard let unit else {
      return AxisMarkValues(remarks: ["marks of a chart's axis do not follow \(component)"])
    }
    return AxisMarkValues(ticks: .every(max(1, min(count, 10_000)), unit))
  }
}

public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
public enum AxisMarkPreset: Sendable { case automatic, aligned, extended, inset }

/// A value of an axis that has marks.
public struct AxisValue: Sendable {
  public let index: Int
  public let count: Int
  var value: Value?

  /// The value as an axis holds it.
  enum Value: Sendable {
    case number(Double)
    case date(Date)
    case name(String)
  }

  public func `as`<Value>(_ type: Value.Type) -> Value? {
    switch value {
    case .number(let number)?:
      let whole = number.rounded() == number && abs(number) < 1e15 ? Int(number) : nil
      if type == Int.self { return whole as? Value }
      if type == Decimal.self { return Decimal(number) as? Value }
      if type == Float.self { return Float(number) as? Value }
      if type == CGFloat.self { return CGFloat(number) as? Value }
      return number as? Value
    case .date(let date)?: return date as? Value
    case .name(let name)?: return name as? Value
    case nil: return nil
    }
  }
}

/// A mark at a value of an axis.
public protocol AxisMark {
  /// The parts of the mark.
  var _parts: [_AxisPart] { get }
}

/// A part of the marks at one value; only marks make one.
public enum _AxisPart {
  case line
  case tick
  /// The label: the axis's own, or the text or the view for a value.
  case label(@Sendable (AxisValue) -> _AxisLabel)
}

/// The label of a value of an axis; only marks make one.
public struct _AxisLabel {
  var text: String?
  var view: AnyView?
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public var _parts: [_AxisPart] { [.line] }
}
public struct AxisTick: AxisMark {
  public enum Length: Sendable {
    case automatic
    case label
    case longestLabel
    case fixed(CGFloat)
  }
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {}
  public var _parts: [_AxisPart] { [.tick] }
}
public struct AxisValueLabel: AxisMark {
  private let label: @Sendable (AxisValue) -> _AxisLabel
  public var _parts: [_AxisPart] { [.label(label)] }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { label = { _ in _AxisLabel() } }
  public init<Style: FormatStyle>(
    format: Style, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let format = AxisFormat(format)
    label = { _AxisLabel(text: format.text(of: $0)) }
  }
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let view = AnyView(Text(text))
    label = { _ in _AxisLabel(view: view) }
  }
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    label = { _ in _AxisLabel(text: text) }
  }
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    label = { _ in _AxisLabel(view: view) }
  }
}

/// A format of values of an axis: dates are those of the axis, in UTC.
private struct AxisFormat: @unchecked Sendable {
  private let format: (AxisValue) -> String?

  init<Style: FormatStyle>(_ style: Style) {
    var style = style
    if var dates = style as? Date.FormatStyle {
      dates.timeZone = .gmt
      style = dates as? Style ?? style
    }
    let fixed = style
    format = { value in
      value.as(Style.FormatInput.self).map { "\(fixed.format($0))" }
    }
  }

  func text(of value: AxisValue) -> String? { format(value) }
}

public enum AxisValueLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { automatic }
}

public struct _AxisMarkGroup: AxisMark {
  public let _parts: [_AxisPart]
}

extension AxisMark {
  @MainActor public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    _AxisMarkGroup(_parts: _parts.styled { $0.foregroundStyle(style) })
  }
  /// Moves the labels to the right and downwards, in points.
  @MainActor public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _AxisMarkGroup(_parts: _parts.styled { $0.offset(x: x, y: y) })
  }
  @MainActor public func font(_ font: Font?) -> some AxisMark {
    _AxisMarkGroup(_parts: _parts.styled { $0.font(font) })
  }
}

extension [_AxisPart] {
  /// Changes the labels; lines keep the kit's colour.
  fileprivate func styled<Content: View>(_ change: @escaping (AnyView) -> Content) -> [_AxisPart] {
    let change = AxisChange { AnyView(change($0)) }
    return map { part in
      guard case .label(let label) = part else { return part }
      return .label { value in
        var own = label(value)
        guard let words = own.view ?? own.text.map({ AnyView(Text(verbatim: $0)) }) else {
          return own
        }
        own.view = change.change(words)
        return own
      }
    }
  }
}

private struct AxisChange: @unchecked Sendable {
  let change: (AnyView) -> AnyView
}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ parts: any AxisMark...) -> _AxisMarkGroup {
    _AxisMarkGroup(_parts: parts.flatMap(\._parts))
  }
  public static func buildOptional(_ part: (any AxisMark)?) -> _AxisMarkGroup {
    _AxisMarkGroup(_parts: part?._parts ?? [])
  }
  public static func buildEither(first: any AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(_parts: first._parts)
  }
  public static func buildEither(second: any AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(_parts: second._parts)
  }
}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock(_ parts: any AxisContent...) -> _AxisContentGroup {
    _AxisContentGroup(_marks: parts.flatMap(\._marks))
  }
  public static func buildOptional(_ part: (any AxisContent)?) -> _AxisContentGroup {
    _AxisContentGroup(_marks: part?._marks ?? [])
  }
  public static func buildEither(first: any AxisContent) -> _AxisContentGroup {
    _AxisContentGroup(_marks: first._marks)
  }
  public static func buildEither(second: any AxisContent) -> _AxisContentGroup {
    _AxisContentGroup(_marks: second._marks)
  }
}

public struct _AxisContentGroup: AxisContent {
  public let _marks: [AxisMarks]
}

/// The marks of an axis: lines and labels at its values.
public struct AxisMarks: AxisContent, @unchecked Sendable {
  public var _marks: [AxisMarks] { [self] }
  private(set) var ticks: ChartTicks?
  private(set) var position: AxisMarkPosition
  private(set) var remarks: [String]
  /// The parts at a value; nil is a line and a label in the axis's own words.
  private var parts: ((AxisValue) -> [_AxisPart])?

  /// True if the marks at values are described one by one.
  var hasContent: Bool { parts != nil }

  private init(
    _ values: AxisMarkValues, _ position: AxisMarkPosition,
    _ parts: ((AxisValue) -> [_AxisPart])? = nil
  ) {
    (ticks, remarks) = (values.ticks, values.remarks)
    (self.position, self.parts) = (position, parts)
  }

  private static func positions<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    let positions = values.map { PlottableValue(label: "", value: $0).place }
    return AxisMarkValues(
      ticks: .positions(
        positions.map {
          switch $0 {
          case .number(let number): .number(number)
          case .date(let date, _): .number(date.timeIntervalSince1970)
          case .category(let name): .category(name)
          }
        }))
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(values, position) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(Self.positions(values), position) }
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    let label = AxisValueLabel(format: format)
    self.init(values, position) { _ in [.line, .tick] + label._parts }
  }
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    let label = AxisValueLabel(format: format)
    self.init(Self.positions(values), position) { _ in [.line, .tick] + label._parts }
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkGroup
  ) { self.init(values, position) { content($0)._parts } }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkGroup
  ) { self.init(Self.positions(values), position) { content($0)._parts } }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> _AxisMarkGroup
  ) {
    let parts = content()._parts
    self.init(values, position) { _ in parts }
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: () -> _AxisMarkGroup
  ) {
    let parts = content()._parts
    self.init(Self.positions(values), position) { _ in parts }
  }

  /// The marks in the kit's terms.
  ///
  /// - Parameter isTime: True if the numbers of the axis are seconds since 1970.
  func plain(isTime: Bool) -> KitAxisMarks? {
    guard parts != nil else { return nil }
    return KitAxisMarks { position, index, count in
      let value: AxisValue.Value =
        switch position {
        case .number(let number):
          isTime ? .date(Date(timeIntervalSince1970: number)) : .number(number)
        case .category(let name): .name(name)
        }
      let parts = parts?(AxisValue(index: index, count: count, value: value)) ?? []
      var tick = KitAxisMarks.Tick(label: nil, hasLine: false, hasTick: false)
      for part in parts {
        switch part {
        case .line: tick.hasLine = true
        // Ticks are drawn below lines and not alone.
        case .tick: tick.hasTick = true
        case .label(let label):
          let own = label(AxisValue(index: index, count: count, value: value))
          tick.label = own.view.map { .view($0) } ?? own.text.map { .text($0) } ?? .standard
        }
      }
      return tick
    }
  }
}
