// The values that comparisons take and return; the rooms have further names, of which SwiftUI's own are some.
@_exported public import struct GalleyGeometry.PixelRect
@_exported public import struct GalleyGeometry.Rect
@_exported public import struct GalleyImaging.Bitmap
@_exported public import struct GalleyImaging.ImageError
@_exported public import struct GalleyImaging.ImageLimits
