import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleySystem

extension SVGReader {
  /// A picture inside of the file; those of other files are left out.
  mutating func image(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    guard let href = element.href?.trimmed, !href.isEmpty else { return nil }
    guard href.hasPrefix("data:") else {
      leaveOut("<image> of another file", at: element)
      return nil
    }
    guard let bytes = DataURL.bytes(of: String(href.filter { !$0.isWhitespace })) else {
      warn("the address of <image> has no content that can be decoded", at: element)
      return nil
    }
    return group(element, place) { reader, place in
      guard place.style.isVisible else { return [] }
      switch ImageFormat(of: bytes) {
      case .svg: return reader.drawing(bytes, element, place)
      case .png, .jpeg, .webp, .gif: return reader.picture(bytes, element, place)
      case .pdf:
        reader.leaveOut("a PDF file in <image>", at: element)
        return []
      case .other(let what):
        reader.leaveOut("\(what) in <image>", at: element)
        return []
      }
    }
  }

  private mutating func picture(
    _ bytes: [UInt8], _ element: MarkupElement, _ place: Place
  ) -> [VectorNode] {
    do throws(ImageError) {
      let still = try StillImage.read(bytes)
      for warning in still.warnings { warn("<image>: \(warning)", at: element) }
      let bitmap = still.bitmap
      let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
      let node = VectorNode.picture(
        VectorPicture(image: ImageResource(name: "picture", bitmap: bitmap)))
      return fitted(node, size, element, place)
    } catch {
      warn("<image> is not drawn: \(error)", at: element)
      return []
    }
  }

  private mutating func drawing(
    _ bytes: [UInt8], _ element: MarkupElement, _ place: Place
  ) -> [VectorNode] {
    guard let image = nested(bytes, at: element) else { return [] }
    return fitted(image.root, image.size, element, place)
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
    // What is drawn may be larger than its own area.
    var inner = VectorGroup(children: [.group(group)])
    inner.clips = [[.rectangle(area)]]
    return [.group(inner)]
  }
}
