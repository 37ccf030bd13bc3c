package import GalleyComponents
package import GalleyDesign
package import GalleyGeometry
public import GalleyLayout

// Galley's types that are behind SwiftUI's of the same name, and those with another name.
public typealias TreeEnvironment = GalleyLayout.EnvironmentValues
public typealias TreeBuilder = GalleyLayout.LayoutTree.Builder
package typealias DesignColor = GalleyDesign.Color
package typealias DesignFontWeight = GalleyDesign.FontWeight
package typealias PlainPath = GalleyGeometry.Path
package typealias PlainText = GalleyComponents.Text
package typealias PlainImage = GalleyComponents.Image
package typealias PlainStyle = GalleyComponents.AnyShapeStyle
package typealias PlainGradient = GalleyComponents.Gradient

public typealias ProposedViewSize = GalleyLayout.ProposedSize
