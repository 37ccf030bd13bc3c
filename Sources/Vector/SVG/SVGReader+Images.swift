import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleySystem

/// The content of an `<image>`, read once however often it is used.
struct SVGPicture {
  var node: VectorNode
  var size: Size
}

extension SVGReader {
  /// A picture inside of the file; those of other files are left out.
  mutating func image(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    guard let href = element.href?.trimmed, !href.isEmpty else { return nil }
    guard href.hasPrefix("data:") else {
      leaveOut("<image> of another file", at: element)
      return nil
    }
    return group(element, place) { reader, place in
      guard place.style.isVisible else { return [] }
      let isKnown = reader.pictures[element.index] != nil
      guard let picture = reader.content(of: element, href) else { return [] }
      guard !isKnown || reader.admits(element, place, count: picture.node.cost) else { return [] }
      return reader.fitted(picture.node, picture.size, element, place)
    }
  }

  private mutating func content(of element: MarkupElement, _ href: String) -> SVGPicture? {
    if let known = pictures[element.index] { return known }
    let picture = read(href, element)
    pictures[element.index] = .some(picture)
    return picture
  }

  private mutating func read(_ href: String, _ element: MarkupElement) -> SVGPicture? {
    guard let bytes = DataURL.bytes(of: href) else {
      warn("the address of <image> has no content that can be decoded", at: element)
      return nil
    }
    switch ImageFormat(of: bytes) {
    case .svg: return nested(bytes, at: element).map { SVGPicture(node: $0.root, size: $0.size) }
    case .png, .jpeg, .webp, .gif: return picture(bytes, element)
    case .pdf: leaveOut("a PDF file in <image>", at: element)
    case .pointer: leaveOut("a Git LFS pointer in <image>", at: element)
    case .other(let what): leaveOut("\(what) in <image>", at: element)
    }
    return nil
  }

  private mutating func picture(_ bytes: [UInt8], _ element: MarkupElement) -> SVGPicture? {
    do throws(ImageError) {
      let file = ImageLimits.standard.maximumFileBytes
      let still = try StillImage.read(
        bytes, limits: ImageLimits(maximumPixels: pixels, maximumFileBytes: file))
      for warning in still.warnings { warn("<image>: \(warning)", at: element) }
      let bitmap = still.bitmap
      pixels -= bitmap.width * bitmap.height
      return SVGPicture(
        node: .picture(VectorPicture(image: ImageResource(name: "picture", bitmap: bitmap))),
        size: Size(width: Double(bitmap.width), height: Double(bitmap.height)))
    } catch {
      warn("<image> is not drawn: \(error)", at: element)
      return nil
    }
  }

  /// A picture of a size laid into the area of an element.
  private mutating func fitted(
    _ node: VectorNode, _ size: Size, _ element: MarkupElement, _ place: Place
  ) -> [VectorNode] {
    let (whole, style) = (place.viewport, place.style)
    let (width, height) = (
      length("width", element, of: whole.width, style),
      length("height", element, of: whole.height, style)
    )
    let ratio = size.width / size.height
    let area = Rect(
      x: length("x", element, of: whole.width, style) ?? 0,
      y: length("y", element, of: whole.height, style) ?? 0,
      width: width ?? height.map { $0 * ratio } ?? size.width,
      height: height ?? width.map { $0 / ratio } ?? size.height)
    guard area.width > 0, area.height > 0 else { return [] }
    let box = Rect(origin: .zero, size: size)
    let aspect = self.aspect(of: element)
    var group = VectorGroup(children: [node])
    group.transform = aspect.transform(from: box, to: area)
    // The drawing may be larger than its own area.
    var inner = VectorGroup(children: [.group(group)])
    inner.clips = [[.rectangle(area)]]
    return [.group(inner)]
  }
}
