import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// Reads the first page of a PDF file into nodes.
struct PDFReader {
  var file: PDFFile
  var canvas: PDFCanvas
  /// The omitted parts, each once.
  private(set) var warnings: [String] = []
  /// The resources of the content that is being read.
  var resources: [String: PDFValue] = [:]
  /// Those of the contents around it, the innermost last.
  var outerResources: [[String: PDFValue]] = []
  /// Contents in one another.
  var depth = 0
  var operators = 0
  /// Steps of functions so far.
  private var functionSteps = 0
  /// Nodes besides those of the canvas.
  var otherNodes = 0
  /// From the page's space, or that of the form that is being read, to the image's.
  var base = Transform.identity
  /// Layers that the file says are off, by the numbers of their objects.
  var hiddenLayers: Set<Int> = []

  init(_ bytes: [UInt8]) throws(PDFError) {
    file = try PDFFile(bytes)
    canvas = PDFCanvas(area: .zero)
  }

  /// The page and its size.
  static func read(
    _ bytes: [UInt8]
  ) throws(PDFError) -> (size: Size, root: VectorNode, warnings: [String]) {
    var reader = try PDFReader(bytes)
    let (size, root) = try reader.read()
    return (size, .group(root), reader.warnings)
  }

  mutating func leaveOut(_ what: String) {
    let warning = "\(what) are left out"
    if warnings.count < 100, !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Counts steps of functions before they are taken.
  mutating func pay(_ steps: Int) throws(PDFError) {
    functionSteps += steps
    guard functionSteps <= PDFLimits.functionSteps else {
      throw PDFError("the functions of a file may take \(PDFLimits.functionSteps) steps")
    }
  }

  /// A resource of the content that is being read; nil when there is none of the name. A form inherits those that it
  /// lacks from the content around it: exporters of design tools write forms with empty resources that use colour spaces
  /// of the page.
  mutating func resource(_ kind: String, _ name: String) throws(PDFError) -> PDFValue? {
    for place in [resources] + outerResources.reversed() {
      guard let value = try file.entry(kind, of: place).dictionary?[name] else { continue }
      if case .null = try file.resolved(value) { continue }
      return value
    }
    return nil
  }

  private mutating func read() throws(PDFError) -> (Size, VectorGroup) {
    let catalog = try file.entry("Root", of: file.trailer).dictionary ?? [:]
    hiddenLayers = try layersThatAreOff(catalog)
    let page = try firstPage(catalog)
    let media = try rectangle(page["MediaBox"]) ?? Rect(x: 0, y: 0, width: 612, height: 792)
    let box = try rectangle(page["CropBox"]).flatMap { media.intersection($0) } ?? media
    let unit = max(0.01, min(100, try file.entry("UserUnit", of: page).number ?? 1))
    let turn = try file.entry("Rotate", of: page).integer ?? 0
    guard !box.isEmpty, box.width * unit <= 100_000, box.height * unit <= 100_000 else {
      throw PDFError("the page has no extent, or one of more than 100,000 points")
    }
    let way = Transform(a: unit, b: 0, c: 0, d: -unit, tx: -box.minX * unit, ty: box.maxY * unit)
    let (width, height) = (box.width * unit, box.height * unit)
    var size = Size(width: width, height: height)
    switch (turn % 360 + 360) % 360 {
    case 90:
      base = way.followed(by: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
      size = Size(width: height, height: width)
    case 180:
      base = way.followed(by: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
    case 270:
      base = way.followed(by: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
      size = Size(width: height, height: width)
    default: base = way
    }
    canvas = PDFCanvas(area: Rect(origin: .zero, size: size))
    resources = try file.entry("Resources", of: page).dictionary ?? [:]
    if case .array(let notes) = try file.resolved(page["Annots"]), !notes.isEmpty {
      leaveOut("annotations")
    }
    try run(try content(page), PDFState(transform: base))
    return (size, canvas.finished())
  }

  /// The first page with what it has from the lists around it.
  private mutating func firstPage(
    _ catalog: [String: PDFValue]
  ) throws(PDFError) -> [String: PDFValue] {
    var page: [String: PDFValue] = [:]
    var next = catalog["Pages"]
    for _ in 0..<PDFLimits.depth {
      guard let entries = try file.resolved(next).dictionary else { break }
      for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
        page[key] = entries[key] ?? page[key]
      }
      guard let kids = try file.entry("Kids", of: entries).array else {
        guard try file.entry("Type", of: entries).name == "Page" || entries["Contents"] != nil
        else {
          break
        }
        return page.merging(entries) { _, own in own }
      }
      if let count = try file.entry("Count", of: entries).integer, count > 1 {
        leaveOut("the pages after the first")
      }
      next = kids.first
    }
    throw PDFError("there is no page")
  }

  /// The contents of a page, one behind the other.
  private mutating func content(_ page: [String: PDFValue]) throws(PDFError) -> [UInt8] {
    let contents = try file.entry("Contents", of: page)
    guard let parts = contents.array else {
      return try contents.stream.map { stream throws(PDFError) in try file.bytes(of: stream) } ?? []
    }
    var bytes: [UInt8] = []
    for part in parts {
      if let stream = try file.resolved(part).stream {
        bytes += try file.bytes(of: stream)
        bytes.append(0x0A)
      }
    }
    return bytes
  }

  /// Four numbers that are two corners.
  mutating func rectangle(_ value: PDFValue?) throws(PDFError) -> Rect? {
    guard let numbers = try file.numbers(value), numbers.count == 4 else { return nil }
    return Rect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// Six numbers that are a transform; the identity where there are none.
  mutating func transform(_ value: PDFValue?) throws(PDFError) -> Transform {
    guard let numbers = try file.numbers(value) else { return .identity }
    return Transform(numbers) ?? .identity
  }

  private mutating func layersThatAreOff(
    _ catalog: [String: PDFValue]
  ) throws(PDFError) -> Set<Int> {
    let properties = try file.entry("OCProperties", of: catalog).dictionary ?? [:]
    let choice = try file.entry("D", of: properties).dictionary ?? [:]
    var off = Set((try file.entry("OFF", of: choice).array ?? []).compactMap(\.objectNumber))
    if try file.entry("BaseState", of: choice).name == "OFF" {
      off.formUnion((try file.entry("OCGs", of: properties).array ?? []).compactMap(\.objectNumber))
      off.subtract((try file.entry("ON", of: choice).array ?? []).compactMap(\.objectNumber))
    }
    return off
  }

  /// Whether a layer, or every layer of a set, is off.
  mutating func isHidden(_ layer: PDFValue?) throws(PDFError) -> Bool {
    guard let layer, !hiddenLayers.isEmpty else { return false }
    if let number = layer.objectNumber, hiddenLayers.contains(number) { return true }
    guard let members = try file.resolved(layer).dictionary?["OCGs"] else { return false }
    let list = try file.resolved(members).array ?? [members]
    let numbers = list.compactMap(\.objectNumber)
    return !numbers.isEmpty && numbers.allSatisfy(hiddenLayers.contains)
  }
}

extension Transform {
  /// The transform of six numbers, in PDF's order.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
