public enum PreviewHost {
    public static func main() -> Never
    public static var locale: Locale { get }
    public static var calendar: Calendar { get }
}
@MainActor final public class Screen {
    @MainActor public internal(set) var elements: [ScreenElement] { get }
    @MainActor public private(set) var lastStep: String? { get }
    @MainActor public convenience init(_ view: some View, device: Device? = nil, resources: [String] = []) throws(ScreenError)
    @MainActor public convenience init(_ view: some View, width: Double, height: Double, resources: [String] = []) throws(ScreenError)
    @MainActor public var remarks: [String] { get }
    @MainActor public var description: String { get }
    @MainActor public var spokenText: String { get }
    @MainActor public func png() throws -> [UInt8]
    @MainActor public func configure(appearance: Appearance? = nil, contrast: Contrast? = nil, system: SystemVersion? = nil, textSize: TextSize? = nil, boldText: Bool? = nil, locale: String? = nil, direction: LayoutDirection? = nil, device: Device? = nil, keyboard: Bool? = nil) throws(ScreenError)
}
extension Screen {
    @MainActor public func type(_ text: String, into query: ScreenQuery? = nil) throws(ScreenError)
    @MainActor public func clear(_ query: ScreenQuery? = nil) throws(ScreenError)
    @MainActor public func submit(_ query: ScreenQuery? = nil) throws(ScreenError)
    @MainActor public func dismissKeyboard() throws(ScreenError)
    @MainActor public func set(_ query: ScreenQuery, to value: ScreenValue) throws(ScreenError)
    @MainActor public func increment(_ query: ScreenQuery, times: Int = 1) throws(ScreenError)
    @MainActor public func decrement(_ query: ScreenQuery, times: Int = 1) throws(ScreenError)
    @MainActor public func act(_ name: String, on query: ScreenQuery) throws(ScreenError)
    @MainActor public func back() throws(ScreenError)
    @MainActor public var presented: [String] { get }
    @MainActor public func dismiss() throws(ScreenError)
    @MainActor public func select(tab: String) throws(ScreenError)
}
extension Screen {
    @MainActor public func wait(_ seconds: Double) throws(ScreenError)
    @MainActor public func at(_ seconds: Double) throws(ScreenError)
}
extension Screen {
    @MainActor public func film(_ seconds: Double, framesPerSecond: Int = 10) throws -> [UInt8]
}
extension Screen {
    @MainActor public var spokenFindings: [String] { get }
    @MainActor public var targetFindings: [String] { get }
    @MainActor public var orderFindings: [String] { get }
    @MainActor public func contrastFindings() throws -> [String]
}
extension Screen {
    @MainActor public var keyboardFrame: Rect? { get }
}
extension Screen {
    @MainActor public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws(ScreenError)
}
extension Screen {
    @MainActor public func magnify(_ query: ScreenQuery, by factor: Double) throws(ScreenError)
    @MainActor public func rotate(_ query: ScreenQuery, by degrees: Double) throws(ScreenError)
    @MainActor public func swipe(_ query: ScreenQuery, to edge: HorizontalEdge, action name: String? = nil) throws(ScreenError)
    @MainActor public func move(_ query: ScreenQuery, before other: ScreenQuery) throws(ScreenError)
    @MainActor public func move(_ query: ScreenQuery, after other: ScreenQuery) throws(ScreenError)
    @MainActor public func drag(_ query: ScreenQuery, onto other: ScreenQuery, steps: Int = 4) throws(ScreenError)
    @MainActor public func refresh(_ query: ScreenQuery? = nil) throws(ScreenError)
}
extension Screen {
    @MainActor public func scroll(x: Double = 0, y: Double = 0, in query: ScreenQuery? = nil) throws(ScreenError)
    @MainActor public func scroll(to query: ScreenQuery) throws(ScreenError)
}
extension Screen {
    @MainActor public func spokenPicture() throws -> Bitmap
}
extension Screen {
    @discardableResult
    @MainActor public func element(_ query: ScreenQuery) throws(ScreenError) -> ScreenElement
    @MainActor public func elements(_ query: ScreenQuery) -> [ScreenElement]
    @MainActor public func contains(_ query: ScreenQuery) -> Bool
    @MainActor public func tap(_ query: ScreenQuery) throws(ScreenError)
    @MainActor public func doubleTap(_ query: ScreenQuery) throws(ScreenError)
    @MainActor public func longPress(_ query: ScreenQuery) throws(ScreenError)
    @MainActor public func drag(_ query: ScreenQuery, x: Double = 0, y: Double = 0, steps: Int = 4) throws(ScreenError)
}
public struct ScreenElement : Sendable, Hashable {
    public internal(set) var identifier: String? { get }
    public internal(set) var label: String? { get }
    public internal(set) var value: String? { get }
    public internal(set) var hint: String? { get }
    public internal(set) var role: ScreenRole { get }
    public internal(set) var text: String { get }
    public internal(set) var frame: Rect { get }
    public internal(set) var isEnabled: Bool { get }
    public internal(set) var isSelected: Bool { get }
    public internal(set) var isFocused: Bool { get }
    public internal(set) var options: [String] { get }
    public internal(set) var actions: [String] { get }
    public var customContent: [(label: String, value: String)] { get }
    public internal(set) var inputLabels: [String] { get }
    public var traits: [String] { get }
    public var phrase: String { get }
    public var hints: [String] { get }
}
extension ScreenElement : CustomStringConvertible {
    public var description: String { get }
    public var words: String { get }
}
public struct ScreenError : Error, Sendable, CustomStringConvertible {
    public enum Reason : Sendable, Equatable {
        case notFound
        case ambiguous(count: Int)
        case disabled
        case covered(by: String)
        case outsideScreen
        case notHitTestable
        case notResponding
        case refused(String)
        case failed(String)
    }
    public let action: String
    public let reason: ScreenError.Reason
    public let elements: [ScreenElement]
    public let found: [ScreenElement]
    public var description: String { get }
}
public struct ScreenQuery : Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String)
    public init(_ name: String)
    public static func identifier(_ identifier: String) -> ScreenQuery
    public static func label(_ label: String) -> ScreenQuery
    public static func text(_ text: String) -> ScreenQuery
    public static func text(containing part: String) -> ScreenQuery
    public static func role(_ role: ScreenRole, _ name: String? = nil) -> ScreenQuery
    public static func button(_ name: String) -> ScreenQuery
    public static func field(_ name: String) -> ScreenQuery
    public static func toggle(_ name: String) -> ScreenQuery
    public static func at(x: Double, y: Double) -> ScreenQuery
    public func nth(_ index: Int) -> ScreenQuery
}
extension ScreenQuery : CustomStringConvertible {
    public var description: String { get }
}
