public protocol SwiftExpressible {
    var swiftExpression: String { get }
}
public struct SwiftSource : Sendable {
    public let text: String
    public let viewName: String
    public let needsKit: Bool
    public let diagnostics: [Diagnostic]
    public init(_ document: Document, named name: String, from source: SourceText? = nil)
}
extension Color : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension UnitPoint : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Angle : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension CornerRadii : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ShadowStyle : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension TrimRange : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension VisualTransform : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension VisualEffect : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension MarkedText : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ChartPosition : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ChartMark : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Bool : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Int : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Double : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension String : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension EdgeInsets : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Point : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Size : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Rect : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension HorizontalAlignment : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension VerticalAlignment : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Alignment : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Axis.Set : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension Edge.Set : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension GridStyle.Track : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension DimensionConstraint : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension AspectRatio : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension FontStyle.Scaling : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension FontPalette : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension FontFeature : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension FontAxisValue : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension DecorationValue : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension TextStyling.Line : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension AccessibilityTraits : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ButtonSize : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension CalendarDay : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ItemPlace : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension DrawingValue : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ValidationValue : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension LintExemptions : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension ControlItem : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension PresentationDetent : SwiftExpressible {
    public var swiftExpression: String { get }
}
extension PlaceValue.NamedPosition : SwiftExpressible {
}
