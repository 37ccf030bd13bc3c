// The types that components of one's own and documents need. The names are exported one by one: the house has views of SwiftUI's
// names, which documents are made of.
@_exported public import struct GalleyComponents.ComponentCatalog
@_exported public import struct GalleyComponents.ComponentPlace
@_exported public import struct GalleyComponents.ComponentReader
@_exported public import struct GalleyComponents.ControlItem
@_exported public import protocol GalleyComponents.DocumentView
@_exported public import enum GalleyComponents.InputError
@_exported public import struct GalleyComponents.Property
@_exported public import protocol GalleyComponents.PropertyChoice
@_exported public import enum GalleyComponents.PropertyKind
@_exported public import enum GalleyComponents.PropertyPlace
@_exported public import protocol GalleyComponents.PropertyValue
@_exported public import protocol GalleyComponents.PropertyWord
@_exported public import struct GalleyComponents.PropertyWriter
@_exported public import enum GalleyComponents.SwiftSpelling
@_exported public import struct GalleyComponents.ValidationRule
@_exported public import struct GalleyParsing.SyntaxValue
