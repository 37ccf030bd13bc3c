public struct VectorImage : Sendable {
    public let name: String
    public let size: Size
    public let warnings: [String]
    public static func read(_ source: SourceText) -> Result<VectorImage, VectorImageError>
    public static func readPDF(_ bytes: [UInt8], name: String) -> Result<VectorImage, VectorImageError>
}
extension VectorImage : Hashable {
    public static func == (left: VectorImage, right: VectorImage) -> Bool
    public func hash(into hasher: inout Hasher)
}
public struct VectorImageError : Error, Hashable, CustomStringConvertible {
    public let description: String
}
