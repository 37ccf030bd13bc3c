import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// What contents set for what they draw then (ISO 32000-1, section 8.4).
struct PDFState {
  /// From the content's space to the image's.
  var transform: Transform
  /// The number of the clip on the canvas.
  var clip = 0
  var fill = PDFInk()
  var stroke = PDFInk()
  var line = StrokeStyle(width: 1)
  var blendMode = BlendMode.normal
  /// In the image's space.
  var mask: VectorMask?
  /// How many nodes the mask has, which count each time it is used.
  var maskCount = 0
}

/// The paint of areas and lines.
struct PDFInk {
  var space = PDFColorSpace.gray
  var color = RGBAColor.black
  var opacity = 1.0
  /// Instead of the colour.
  var pattern: PDFPattern?
}

enum PDFPattern {
  /// Colours that change with the place, and the way from their space to the image's.
  case shading([String: PDFValue], PDFValue, Transform)
  /// One that is not read.
  case unknown
}
