public import Foundation
public import GalleyComponents
internal import GalleyLayout

// Gestures are performed on a screen with touch, and never in a picture.

public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture = Never
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// The values that a touch gives, in order; none where it is another gesture.
  @MainActor @preconcurrency func _phases(_ touch: _Touch) -> [_GesturePhase<Value>]
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Gesture {
  @MainActor @preconcurrency public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    guard Body.self != Never.self else { return [] }
    return body._phases(touch).compactMap { $0 as? _GesturePhase<Value> }
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Wrapped.Value>] {
    self?._phases(touch) ?? []
  }
}

public struct _ChangedGesture<Value>: Gesture {
  let make: @MainActor (_Touch) -> [_GesturePhase<Value>]
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] { make(touch) }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Void>] {
    touch.kind == .tap(count: count) ? [_GesturePhase(value: (), isLast: true)] : []
  }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  private let count: Int
  private let space: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, space) = (count, coordinateSpace)
  }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    guard touch.kind == .tap(count: count) else { return [] }
    let place = touch.point(touch.location, in: space)
    return [_GesturePhase(value: Value(location: place), isLast: true)]
  }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Bool>] {
    touch.kind == .longPress ? [_GesturePhase(value: true, isLast: true)] : []
  }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize

    /// A finger that has stopped: it has no velocity, and ends where it is.
    init(from start: CGPoint, to place: CGPoint, time: Date) {
      (self.time, location, startLocation) = (time, place, start)
      translation = CGSize(width: place.x - start.x, height: place.y - start.y)
      (velocity, predictedEndLocation) = (.zero, place)
      predictedEndTranslation = translation
    }
  }
  private let distance: CGFloat
  private let space: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (distance, space) = (minimumDistance, coordinateSpace)
  }
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    let places: [CGPoint]
    switch touch.kind {
    case .drag(let points): places = points.map { touch.point($0, in: space) }
    // A drag over no distance begins with a touch.
    case .tap(count: 1) where distance == 0: places = [touch.point(touch.location, in: space)]
    default: return []
    }
    guard let start = places.first else { return [] }
    let seen = places.enumerated().filter { index, place in
      index == places.count - 1 || hypot(place.x - start.x, place.y - start.y) >= distance
    }
    let changes = seen.map { _, place in
      _GesturePhase(value: Value(from: start, to: place, time: touch.time), isLast: false)
    }
    return changes + changes.suffix(1).map { _GesturePhase(value: $0.value, isLast: true) }
  }
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _phases(_ touch: _Touch) -> [_GesturePhase<CGFloat>] {
    guard case .magnify(let factor) = touch.kind else { return [] }
    return [false, true].map { _GesturePhase(value: factor, isLast: $0) }
  }
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startLocation: CGPoint
    public var startAnchor: UnitPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    guard case .magnify(let factor) = touch.kind else { return [] }
    let value = Value(
      magnification: factor, velocity: 0, startLocation: touch.point(touch.location, in: .local),
      startAnchor: .center)
    return [false, true].map { _GesturePhase(value: value, isLast: $0) }
  }
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Angle>] {
    guard case .rotate(let degrees) = touch.kind else { return [] }
    return [false, true].map { _GesturePhase(value: .degrees(degrees), isLast: $0) }
  }
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] {
    guard case .rotate(let degrees) = touch.kind else { return [] }
    let value = Value(rotation: .degrees(degrees), velocity: .zero)
    return [false, true].map { _GesturePhase(value: value, isLast: $0) }
  }
}

public struct AnyGesture<Value>: Gesture {
  private let make: @MainActor (_Touch) -> [_GesturePhase<Value>]
  public init(_ gesture: some Gesture<Value>) {
    let gesture = Unchecked(gesture)
    make = { gesture.value._phases($0) }
  }
  public func _phases(_ touch: _Touch) -> [_GesturePhase<Value>] { make(touch) }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

public struct SensoryFeedback: Equatable, Sendable {
  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case soft, solid, rigid }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

extension View {
  private nonisolated func gesture(
    _ gesture: some Gesture, _ priority: TouchGesture.Priority, _ mask: GestureMask
  ) -> some View {
    let gesture = Unchecked(gesture)
    return touched { _ in
      guard mask.contains(.gesture) else { return nil }
      return .gesture(TouchGesture(priority: priority) { !gesture.value._phases($0).isEmpty })
    }
  }
  public nonisolated func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, .normal, mask) }
  public nonisolated func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, .high, mask) }
  public nonisolated func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, .simultaneous, mask) }
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    touched { _ in
      .gesture(
        TouchGesture { touch in
          guard touch.kind == .tap(count: count) else { return false }
          if touch.isReal { action() }
          return true
        })
    }
  }
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    touched { _ in
      .gesture(
        TouchGesture { touch in
          guard touch.kind == .tap(count: count) else { return false }
          if touch.isReal { action(touch.point(touch.location, in: coordinateSpace)) }
          return true
        })
    }
  }
  private nonisolated func longPress(
    _ action: @escaping @MainActor () -> Void, _ pressing: ((Bool) -> Void)?
  ) -> some View {
    let pressing = Unchecked(pressing)
    return touched { _ in
      .gesture(
        TouchGesture { touch in
          guard touch.kind == .longPress else { return false }
          guard touch.isReal else { return true }
          pressing.value?(true)
          action()
          pressing.value?(false)
          return true
        })
    }
  }
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { longPress(action, onPressingChanged) }
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View { longPress(action, pressing) }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// With something that can be dragged to another view, on a screen that is touched.
  public nonisolated func draggable<Item>(_ payload: @autoclosure @escaping () -> Item)
    -> some View
  {
    let payload = Unchecked(payload)
    return touched { _ in .dragged { payload.value() } }
  }
  public nonisolated func draggable<Item, Preview: View>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
  ) -> some View { draggable(payload()) }
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  public nonisolated func dropDestination<Item>(
    for type: Item.Type, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let (action, isTargeted) = (Unchecked(action), Unchecked(isTargeted))
    return touched { _ in
      .dropped { item, place in
        guard let item = item as? Item else { return false }
        isTargeted.value(true)
        defer { isTargeted.value(false) }
        return action.value([item], place)
      }
    }
  }
}

/// An object that can be made of a dragged one.
public protocol NSItemProviderReading: AnyObject {}
/// An object that can be dragged.
public protocol NSItemProviderWriting: AnyObject {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

/// Data that is dragged from app to app; nothing is dragged while a picture is made.
open class NSItemProvider {
  public init() {}
  public init(object: Any) {}
  public init(item: Any?, typeIdentifier: String?) {}
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }
  public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool { false }
  public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }
  @discardableResult public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult public func loadObject<Object>(
    ofClass type: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}
