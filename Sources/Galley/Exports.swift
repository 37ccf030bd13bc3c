// Whoever imports Galley has SwiftUI's names, the components that SwiftUI has no word for, and the stair
// from a document to a picture with the values that its functions take, return and throw. They are exported
// one by one, because the rooms below have further names, of which SwiftUI's own are some.
@_exported public import GalleyKit
@_exported public import GalleySwiftUI

@_exported public import struct GalleyStair.DesignFile
@_exported public import struct GalleyStair.DocumentLoader
@_exported public import struct GalleyStair.DrawingOptions
@_exported public import enum GalleyStair.LayoutOverlay
@_exported public import struct GalleyStair.LoadedDocument
@_exported public import struct GalleyStair.LoadedTheme
@_exported public import struct GalleyStair.PreparedScene
@_exported public import class GalleyStair.Renderer
@_exported public import struct GalleyStair.SceneCanvas
@_exported public import struct GalleyStair.SceneLayout
@_exported public import struct GalleyStair.SceneSettings
@_exported public import struct GalleyStair.StageTimings
@_exported public import typealias GalleyStair.WritingError
@_exported public import struct GalleyStair.WrittenPicture
