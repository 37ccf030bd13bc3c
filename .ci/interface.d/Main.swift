public enum CommandLineTool {
    public static func main(catalog: ComponentCatalog = .standard) -> Never
}
extension AppearanceChoice : ExpressibleByArgument {
}
extension ComparisonTool : ExpressibleByArgument {
}
extension Contrast : ExpressibleByArgument {
}
extension SystemVersion : ExpressibleByArgument {
}
extension LayoutOverlay : ExpressibleByArgument {
}
extension PageText : ExpressibleByArgument {
}
extension Device : ExpressibleByArgument {
    public init?(argument: String)
    public static var allValueStrings: [String] { get }
}
extension TextSize : ExpressibleByArgument {
    public init?(argument: String)
    public static var allValueStrings: [String] { get }
}
extension LayoutDirection : ExpressibleByArgument {
    public init?(argument: String)
    public static var allValueStrings: [String] { get }
}
