internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyParsing

/// Reads what stands around a component tree. An object with a `root` or a `canvas` is an
/// envelope; anything else is a component on an open canvas.
struct EnvelopeReader {
  private(set) var reader: ComponentReader
  private let design: DocumentDesign
  private let options: DocumentReader.Options

  init(
    _ reader: ComponentReader, _ design: DocumentDesign, _ options: DocumentReader.Options
  ) {
    self.reader = reader
    self.design = design
    self.options = options
  }

  /// Reads a document and leaves null in its place.
  mutating func read(taking value: inout SyntaxValue) -> Document? {
    guard case .object(let members) = value.kind,
      members.contains(where: { $0.key == "root" || $0.key == "canvas" })
    else {
      return finish(reader.readComponent(taking: &value), Canvas(), nil)
    }
    value.kind = .null
    return read(taking: members, at: value.range)
  }

  private mutating func read(
    taking members: consuming [SyntaxMember], at range: SourceRange
  ) -> Document? {
    var canvas = Canvas()
    var root: DocumentNode?
    var snapshot: SyntaxValue?
    var hasRoot = false
    for index in members.indices {
      if members[index].key == "root" {
        root = reader.readComponent(taking: &members[index].value)
        hasRoot = true
        continue
      }
      let member = members[index]
      switch EnvelopeKey(rawValue: member.key) {
      case .canvas: readCanvas(member.value, into: &canvas)
      case .snapshot: snapshot = member.value
      case .schema, .description: _ = String.read(member.value, as: member.key, &reader)
      // Read before, by the reader of the design; the root is not here any more.
      case .theme, .styleSheet, .stylesheet, .root: break
      case nil: reader.diagnostics.unknownKey(member, " in a document", among: EnvelopeKey.names)
      }
    }
    if !hasRoot {
      reader.refuse("a document with a \"canvas\" needs a component under \"root\"", at: range)
    }
    return finish(root, canvas, snapshot)
  }

  private mutating func readCanvas(_ value: SyntaxValue, into canvas: inout Canvas) {
    reader.readObject(value, named: "canvas", by: Canvas.properties, into: &canvas)
    let size = canvas.size
    let scale = canvas.grid.scale
    let pixels = (size.width ?? 1) * (size.height ?? 1) * scale * scale
    let longest = max(size.width ?? 0, size.height ?? 0) * scale
    if pixels > options.maximumPixels || longest > Double(Int32.max) {
      reader.refuse(
        "a canvas of \(side(size.width)) × \(side(size.height)) points at scale \(side(scale)) "
          + "has more pixels than a picture may have",
        at: value.range)
    }
  }

  private func side(_ length: Double?) -> String {
    guard let length else { return "any" }
    return length == length.rounded() && length < 1e15
      ? String(Int(saturating: length)) : String(length)
  }

  private func finish(
    _ root: DocumentNode?, _ canvas: Canvas, _ snapshot: SyntaxValue?
  ) -> Document? {
    guard !reader.diagnostics.hasErrors else { return nil }
    guard let root else {
      reader.diagnostics.error("nothing of the document can be read", at: nil)
      return nil
    }
    return Document(canvas: canvas, root: root, theme: design.theme, snapshot: snapshot)
  }
}
