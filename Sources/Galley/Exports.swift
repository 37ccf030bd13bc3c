// An import of Galley has SwiftUI's names, the components that SwiftUI has no word for, and the stair
// from a document to a picture with the values that its functions take, return and throw. They are exported
// one by one, because the rooms below have further names, of which SwiftUI's own are some.
@_exported public import GalleyKit
@_exported public import GalleySwiftUI

// The values that the stair takes, returns and throws.
@_exported public import enum GalleyComponents.AppearanceChoice
@_exported public import enum GalleyDesign.Appearance
@_exported public import enum GalleyDesign.Contrast
@_exported public import struct GalleyDesign.Device
@_exported public import enum GalleyDesign.TextSize
@_exported public import struct GalleyDesign.Theme
@_exported public import struct GalleyDocuments.AssetMap
@_exported public import struct GalleyDocuments.DiskFiles
@_exported public import struct GalleyDocuments.Document
@_exported public import protocol GalleyDocuments.FileReading
@_exported public import class GalleyDocuments.ResourceLoader
@_exported public import struct GalleyDocuments.ViewWritingError
@_exported public import struct GalleyGeometry.PixelGrid
@_exported public import struct GalleyGeometry.Rect
@_exported public import struct GalleyGeometry.Size
@_exported public import struct GalleyImaging.Bitmap
@_exported public import struct GalleyImaging.ImageError
@_exported public import struct GalleyImaging.ImageLimits
@_exported public import enum GalleyImaging.PNGDecoder
@_exported public import enum GalleyImaging.PNGDrawingError
@_exported public import struct GalleyImaging.PNGEncoder
@_exported public import struct GalleyLayout.LayoutResult
@_exported public import struct GalleyLocalization.LocalizedStrings
@_exported public import struct GalleyPainting.DisplayList
@_exported public import struct GalleyParsing.Diagnostic
@_exported public import enum GalleyParsing.DiagnosticSeverity
@_exported public import enum GalleyParsing.ReadingMode
@_exported public import struct GalleyParsing.SourceRange
@_exported public import struct GalleyParsing.SourceText
@_exported public import struct GalleyRendering.Page
@_exported public import enum GalleyRendering.PageFormat
@_exported public import enum GalleyRendering.PageText
@_exported public import enum GalleyRendering.RenderingError
@_exported public import struct GalleyRendering.RenderingLimits
@_exported public import struct GalleyStair.DocumentLoader
@_exported public import struct GalleyStair.DrawingOptions
@_exported public import enum GalleyStair.LayoutOverlay
@_exported public import struct GalleyStair.LoadedDocument
@_exported public import struct GalleyStair.PreparedScene
@_exported public import class GalleyStair.Renderer
@_exported public import struct GalleyStair.SceneCanvas
@_exported public import struct GalleyStair.SceneLayout
@_exported public import struct GalleyStair.SceneSettings
@_exported public import typealias GalleyStair.WritingError
@_exported public import struct GalleyStair.WrittenPicture
@_exported public import struct GalleyStyleSheets.ResolvedStyleSheet
@_exported public import struct GalleyStyleSheets.StyleSheetFile
@_exported public import struct GalleySystem.FileError
@_exported public import struct GalleyText.FontError
