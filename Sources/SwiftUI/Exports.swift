// The names of SwiftUI that Galley's own family of views has in the same shape. They are exported
// one by one, so that Galley's other names do not meet a user's.
@_exported import Foundation
@_exported import GalleyCombine
import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
@_exported import Observation

@_exported import struct GalleyComponents.AnyView
@_exported import struct GalleyComponents.Divider
@_exported import struct GalleyComponents.EmptyView
@_exported import struct GalleyComponents.ForEach
@_exported import struct GalleyComponents.Group
@_exported import struct GalleyComponents.HStack
@_exported import struct GalleyComponents.LazyHStack
@_exported import struct GalleyComponents.LazyVStack
@_exported import struct GalleyComponents.ModifiedContent
@_exported import enum GalleyComponents.PresentationDetent
@_exported import enum GalleyComponents.RoundedCornerStyle
@_exported import struct GalleyComponents.Spacer
@_exported import struct GalleyComponents.TupleView
@_exported import struct GalleyComponents.VStack
@_exported import protocol GalleyComponents.View
@_exported import enum GalleyComponents.ViewBuilder
@_exported import protocol GalleyComponents.ViewModifier
@_exported import struct GalleyComponents.ZStack
@_exported import struct GalleyComponents._ViewModifier_Content
@_exported import struct GalleyGeometry.Alignment
@_exported import struct GalleyGeometry.Angle
@_exported import enum GalleyGeometry.Axis
@_exported import enum GalleyGeometry.Edge
@_exported import struct GalleyGeometry.EdgeInsets
@_exported import enum GalleyGeometry.HorizontalAlignment
@_exported import enum GalleyGeometry.LayoutDirection
@_exported import struct GalleyGeometry.UnitPoint
@_exported import enum GalleyGeometry.VerticalAlignment
@_exported import enum GalleyLayout.ContentMode
@_exported import struct GalleyLayout.ProposedSize
@_exported import struct GalleyLayout.ViewDimensions
@_exported import enum GalleyPainting.BlendMode
@_exported import enum GalleyText.TextAlignment

// Galley's types whose names SwiftUI has in another shape.
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
