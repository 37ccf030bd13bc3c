// An import of the stair means all of it: the rooms whose values its functions take, return
// and throw come along, so that the rooms above name one module.
@_exported public import GalleyComponents
@_exported public import GalleyDesign
@_exported public import GalleyDocuments
@_exported public import GalleyGeometry
@_exported public import GalleyImaging
@_exported public import GalleyLayout
@_exported public import GalleyLocalization
@_exported public import GalleyPainting
@_exported public import GalleyParsing
@_exported public import GalleyRendering
@_exported public import GalleyStyleSheets
@_exported public import GalleySystem
@_exported public import GalleyText
@_exported public import GalleyVector
