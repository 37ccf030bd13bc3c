// Frameworks that apps merely touch: their names compile, their views are labelled boxes, and their values
// are those of a system where nothing has happened yet.
@_exported public import Foundation

@_exported public import struct GalleySwiftUI.LocalizedStringResource
@_exported public import struct GalleySwiftUI.UTType
