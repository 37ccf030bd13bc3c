// Whoever compares pictures holds them in their hands.
@_exported public import GalleyGeometry
@_exported public import GalleyImaging
