// The names of SwiftUI that Galley's own family of views has in the same shape. They are exported
// one by one, so that Galley's other names do not meet a user's.
@_exported public import Foundation
@_exported public import GalleyCombine
@_exported public import Observation

@_exported public import struct GalleyComponents.AnyView
@_exported public import struct GalleyComponents.Divider
@_exported public import struct GalleyComponents.EmptyView
@_exported public import struct GalleyComponents.ForEach
@_exported public import struct GalleyComponents.Group
@_exported public import struct GalleyComponents.HStack
@_exported public import struct GalleyComponents.LazyHStack
@_exported public import struct GalleyComponents.LazyVStack
@_exported public import struct GalleyComponents.ModifiedContent
@_exported public import enum GalleyComponents.PresentationDetent
@_exported public import enum GalleyComponents.RoundedCornerStyle
@_exported public import struct GalleyComponents.Spacer
@_exported public import struct GalleyComponents.TupleView
@_exported public import struct GalleyComponents.VStack
@_exported public import protocol GalleyComponents.View
@_exported public import enum GalleyComponents.ViewBuilder
@_exported public import protocol GalleyComponents.ViewModifier
@_exported public import struct GalleyComponents.ZStack
@_exported public import enum GalleyComponents._ConditionalContent
@_exported public import struct GalleyComponents._ViewModifier_Content
@_exported public import struct GalleyGeometry.Alignment
@_exported public import struct GalleyGeometry.Angle
@_exported public import enum GalleyGeometry.Axis
@_exported public import enum GalleyGeometry.Edge
@_exported public import struct GalleyGeometry.EdgeInsets
@_exported public import enum GalleyGeometry.HorizontalAlignment
@_exported public import enum GalleyGeometry.LayoutDirection
@_exported public import struct GalleyGeometry.UnitPoint
@_exported public import enum GalleyGeometry.VerticalAlignment
@_exported public import enum GalleyLayout.ContentMode
@_exported public import struct GalleyLayout.ProposedSize
@_exported public import struct GalleyLayout.SafeAreaRegions
@_exported public import struct GalleyLayout.ViewDimensions
@_exported public import enum GalleyPainting.BlendMode
