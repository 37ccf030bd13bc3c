internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyParsing

/// Reads the members around a component tree. An object with a `root` or a `canvas` is an envelope; anything
/// else is a component on an open canvas.
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
      refuseDocumentKeys(in: &value)
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
      case nil: unknownKey(member, among: members)
      }
    }
    if !hasRoot {
      reader.refuse("a document with a \"canvas\" needs a component under \"root\"", at: range)
    }
    return finish(root, canvas, snapshot)
  }

  /// Complains about keys of a document in a component that is a document by itself, and takes them away.
  private func refuseDocumentKeys(in value: inout SyntaxValue) {
    let keys: [EnvelopeKey] = [.theme, .styleSheet, .stylesheet, .snapshot]
    guard let members = value.members else { return }
    let isOfDocument = { (member: SyntaxMember) in
      EnvelopeKey(rawValue: member.key).map(keys.contains) ?? false
    }
    for member in members where isOfDocument(member) {
      let key = SyntaxValue.quoted(member.key)
      reader.diagnostics.fail(
        "\(key) is a key of a document, in which the component is the value of \"root\"",
        at: member.keyRange)
    }
    if members.contains(where: isOfDocument) {
      value.kind = .object(members.filter { !isOfDocument($0) })
    }
  }

  /// Complains about a key of a document that belongs in its canvas, that means the root, or that is not known.
  private func unknownKey(_ member: SyntaxMember, among members: [SyntaxMember]) {
    let found = "unknown key \(SyntaxValue.quoted(member.key)) in a document"
    let names = ["body", "view", "content", "child", "component", "screen", "tree", "layout"]
    if names.contains(member.key), member.value.members != nil,
      !members.contains(where: { $0.key == EnvelopeKey.root.rawValue })
    {
      return reader.diagnostics.fail(
        found, at: member.keyRange, suggestion: EnvelopeKey.root.rawValue)
    }
    if ["fonts", "fontFiles"].contains(member.key) {
      return reader.diagnostics.fail(
        "\(found): files of fonts are given with --fonts, or as \"fonts\" in a suite.json",
        at: member.keyRange)
    }
    let keys = Canvas.properties.flatMap { [$0.description.name] + $0.description.otherNames }
    guard keys.contains(member.key), !reader.hasData else {
      return reader.diagnostics.unknownKey(member, " in a document", among: EnvelopeKey.names)
    }
    reader.diagnostics.fail(
      "\"\(member.key)\" belongs in \"canvas\"", at: member.keyRange,
      advice: .init("", edits: edits(moving: member, among: members)))
  }

  /// The edits that move a member of a document into its canvas.
  private func edits(moving member: SyntaxMember, among members: [SyntaxMember]) -> [TextEdit] {
    let source = reader.source.bytes
    let range = SourceRange(member.keyRange.start, member.value.range.end)
    guard let index = members.firstIndex(where: { $0.keyRange == member.keyRange }),
      range.end <= source.count
    else { return [] }
    let text = String(decoding: source[range.start..<range.end], as: UTF8.self)
    let canvas = members.first { $0.key == EnvelopeKey.canvas.rawValue }
    guard let canvas else { return [TextEdit(range: range, text: "\"canvas\": {\(text)}")] }
    guard let inside = canvas.value.members else { return [] }
    let place = inside.last?.value.range.end ?? canvas.value.range.start + 1
    return [
      TextEdit(range: SourceRange(place, place), text: (inside.isEmpty ? "" : ", ") + text)
    ] + ComponentReader.edits(removing: [index], of: members)
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
