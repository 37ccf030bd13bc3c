internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing
internal import GalleyText

/// The pictures of a text, ready to be painted.
struct InlineDrawings: Sendable {
  static let none = InlineDrawings(drawings: [:])

  private var drawings: [InlineImage: Drawing]

  private enum Drawing: Sendable {
    case picture(Picture, isTemplate: Bool)
    /// As large as fits into its frame.
    case symbol(SymbolImage)
    /// As large as beside its text; its frame is as wide, and reaches from the baseline to the
    /// height of capitals, so that lines with it are as high as others.
    case letter(SymbolImage)
  }

  private init(drawings: [InlineImage: Drawing]) { self.drawings = drawings }

  /// Finds what the pictures of a paragraph show; a dotted square for what is not known.
  init(of paragraph: Paragraph, _ images: [String: Image], _ context: EnvironmentValues) {
    drawings = [:]
    for run in paragraph.text.runs {
      guard let place = run.attributes.image else { continue }
      let image = images[place.identifier] ?? Image(systemName: place.identifier)
      let font = run.attributes.font ?? FontDescriptor(size: 17)
      switch image.content {
      case .picture(let picture):
        drawings[place] = .picture(picture.set(in: context), isTemplate: image.template == true)
      case .icon, .nothing, .placeholder:
        drawings[place] =
          place.isLetter
          ? .letter(SymbolImage(image.icon, font: font, scale: image.imageScale, context))
          : .symbol(SymbolImage(image.icon, font: font, hasMargins: false, context))
      }
    }
  }

  /// Paints the pictures of a line.
  func paint(
    _ line: TextLine, from origin: Point, in node: DrawnNode, with painter: inout Painter
  ) {
    guard !drawings.isEmpty else { return }
    for run in line.runs {
      guard let image = run.image, let drawing = drawings[image],
        let frame = run.imageFrame?.offset(x: origin.x, y: origin.y)
      else { continue }
      switch drawing {
      case .picture(let picture, let isTemplate):
        PictureDrawing(
          picture: picture, mode: .stretch, foreground: run.color, isTemplate: isTemplate
        ).paintBackground(in: frame, of: node, with: &painter)
      case .symbol(let symbol):
        symbol.paint(in: node.grid.snapped(frame), run.color, node.direction, with: &painter)
      case .letter(let symbol):
        let factor = frame.width / symbol.size.width
        let room = Rect(
          x: frame.minX, y: frame.maxY - symbol.baseline * factor, width: frame.width,
          height: symbol.size.height * factor)
        symbol.paint(in: room, run.color, node.direction, with: &painter)
      }
    }
  }
}

extension Image {
  /// The natural size of a picture, in points; nil for all else.
  var naturalSize: Size? {
    guard case .picture(let picture) = content else { return nil }
    return picture.size
  }

  /// Makes the picture at an address in marked text, which is a URL, a name or a path; nil if it is not
  /// found.
  init?(inlineAt address: String, from images: any ImageSource) {
    let outcome = Self.outcome(ofInline: address, images)
    self.init()
    content = Content(outcome, label: address)
    if naturalSize == nil { return nil }
  }

  /// Makes the same picture for a document, with a finding if it is not found.
  init?(inlineAt address: String, at range: SourceRange, _ reader: inout ComponentReader) {
    switch Self.outcome(ofInline: address, reader.images) {
    case .unresolved(let reason), .failed(let reason):
      reader.warn("\(reason); its description is drawn", at: range)
    case .found, .foundVector: break
    }
    self.init(inlineAt: address, from: reader.images)
  }

  private static func outcome(
    ofInline address: String, _ images: any ImageSource
  ) -> ImageOutcome {
    let isURL = address.hasPrefix("data:") || address.contains("://")
    return isURL ? images.image(at: address) : images.image(named: address)
  }

  /// The icon that it shows; nil is the dotted square of what is not known.
  fileprivate var icon: IconName? {
    guard case .icon(let icon) = content else { return nil }
    return icon
  }

  /// The place that it takes in a text, known there by a name.
  ///
  /// - Parameters:
  ///   - name: The identifier.
  ///   - width: The width, in points; nil follows from the height.
  ///   - height: The height, in points; nil follows from the width. Without both a picture has its
  ///     natural size, and an icon is as large as the letters beside it.
  ///   - font: The font of the text.
  func inline(
    named name: String, width: Double?, height: Double?, font: FontDescriptor,
    _ context: EnvironmentValues
  ) -> InlineImage {
    var size: Size
    var isLetter = false
    if case .picture(let picture) = content {
      size = picture.size.scaled(width: width, height: height)
    } else if width != nil || height != nil {
      size = SymbolImage(icon, font: font, hasMargins: false, context).size
        .scaled(width: width, height: height)
    } else {
      size = SymbolImage(icon, font: font, scale: imageScale, context).size
      size.height = font.size * context.typesetter.metrics(for: font).capHeight
      isLetter = true
    }
    var result = InlineImage(identifier: name, width: size.width, height: size.height)
    result.isLetter = isLetter
    return result
  }
}

extension AttributedText {
  /// Gives inline images without a size that of their pictures.
  mutating func settle(
    _ images: [String: Image], over base: FontDescriptor?, _ context: EnvironmentValues
  ) {
    transform { attributes in
      guard let place = attributes.image, place.width == 0, place.height == 0,
        let font = attributes.font ?? base
      else { return attributes }
      let image = images[place.identifier] ?? Image(systemName: place.identifier)
      var result = attributes
      result.image = image.inline(
        named: place.identifier, width: nil, height: nil, font: font, context)
      result.image?.baselineOffset = place.baselineOffset
      return result
    }
  }
}
