import GalleyVector

/// PDF images, drawn small.
enum PDFTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    guard case .success(let image) = VectorImage.readPDF(bytes, name: "a.pdf") else { return }
    SVGTarget.draw(image)
  }
}
