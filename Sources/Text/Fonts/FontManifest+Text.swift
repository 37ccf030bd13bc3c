extension FontManifest {
  /// Reads the text form. Every process that draws does this at its start, so it goes over the
  /// bytes once and leaves coverage unread.
  ///
  /// - Throws: `FontError` naming the file and the line.
  init(parsing bytes: UnsafeRawBufferPointer, file: String) throws(FontError) {
    entries = []
    var number = 0
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      number += 1
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      let isFine = number == 1 ? line.elementsEqual(Self.header.utf8) : read(ManifestLine(line))
      guard isFine else {
        throw FontError(
          file: file, operation: .readManifest, reason: "line \(number) is not understood")
      }
      start = end + 1
    }
  }

  private mutating func read(_ line: ManifestLine) -> Bool {
    if line.key.isEmpty { return true }
    if line.key == "face" {
      entries.append(Entry())
      entries[entries.count - 1].path = line.value
      return !line.value.isEmpty
    }
    if line.key == "further" {
      guard let (folder, size) = line.nameAndNumbers, size.count == 1, size[0] >= 0 else {
        return false
      }
      further = (folder, Int(saturating: size[0]))
      return true
    }
    guard !entries.isEmpty else { return false }
    return entries[entries.count - 1].read(line)
  }
}

/// One line of a list: a key, a space and a value.
private struct ManifestLine {
  let key: String
  private let bytes: UnsafeRawBufferPointer

  init(_ line: UnsafeRawBufferPointer) {
    var split = 0
    while split < line.count, line[split] != UInt8(ascii: " ") { split += 1 }
    key = String(decoding: line[..<split], as: UTF8.self)
    bytes = UnsafeRawBufferPointer(rebasing: line[min(split + 1, line.count)...])
  }

  var value: String { String(decoding: bytes, as: UTF8.self) }
  var integer: Int? { Int(value) }
  var number: Double? { Double(value) }

  /// A name and the numbers behind it; nil when one of them is not a number.
  var nameAndNumbers: (name: String, numbers: [Double])? {
    var parts = value.split(separator: " ")
    guard !parts.isEmpty else { return nil }
    let name = parts.removeFirst()
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? (String(name), numbers) : nil
  }
}

extension FontManifest.Entry {
  fileprivate mutating func read(_ line: ManifestLine) -> Bool {
    switch line.key {
    case "family": facts.familyName = line.value
    case "alternative": facts.alternativeFamilyNames.append(line.value)
    case "postscript": facts.postScriptName = line.value
    case "full": facts.fullName = line.value
    case "italic": facts.isItalic = true
    case "colored": facts.hasColorGlyphs = true
    case "scripts": scripts = line.value.split(separator: " ").map { tag(of: String($0)) }
    case "axis": return readAxis(line)
    case "instance": return readInstance(line)
    case "context": sensitivity.contextual.text = line.value
    case "before": sensitivity.before.text = line.value
    case "after": sensitivity.after.text = line.value
    case "coverage": coverage = ListedCoverage(text: line.value)
    default: return readNumber(line)
    }
    return true
  }

  private mutating func readNumber(_ line: ManifestLine) -> Bool {
    if line.key == "digest" {
      guard let value = UInt64(line.value, radix: 16) else { return false }
      digest = value
      return true
    }
    guard let number = line.number, number.magnitude < 1e9 else { return false }
    switch line.key {
    case "index": index = Int(saturating: number)
    case "size": facts.fileSize = Int(saturating: number)
    case "weight": facts.weight = number
    case "units": facts.unitsPerEm = Int(saturating: number)
    case "glyphs": facts.glyphCount = Int(saturating: number)
    case "strike": facts.colorStrikes.append(Int(saturating: number))
    default: return false
    }
    return true
  }

  private mutating func readAxis(_ line: ManifestLine) -> Bool {
    guard let (name, numbers) = line.nameAndNumbers, numbers.count == 3 else { return false }
    facts.axes.append(
      FontAxis(
        tag: tag(of: name), minimum: numbers[0], normal: numbers[1], maximum: numbers[2]))
    return true
  }

  private mutating func readInstance(_ line: ManifestLine) -> Bool {
    guard let (name, numbers) = line.nameAndNumbers, numbers.count == facts.axes.count else {
      return false
    }
    facts.namedInstances.append(
      FontFacts.NamedInstance(postScriptName: name, coordinates: numbers))
    return true
  }
}

extension FontManifest: CustomStringConvertible {
  var description: String {
    let last = further.map { "\nfurther \($0.folder) \($0.size)\n" } ?? ""
    return Self.header + "\n" + entries.map { "\n\($0.description)" }.joined() + last
  }
}

extension FontManifest.Entry: CustomStringConvertible {
  var description: String {
    var lines = ["face \(path)"]
    if index > 0 { lines.append("index \(index)") }
    lines.append("size \(facts.fileSize)")
    lines.append("digest \(String(digest, radix: 16))")
    lines.append("family \(facts.familyName)")
    lines += facts.alternativeFamilyNames.map { "alternative \($0)" }
    lines.append("postscript \(facts.postScriptName)")
    lines.append("full \(facts.fullName)")
    lines.append("weight \(facts.weight)")
    if facts.isItalic { lines.append("italic") }
    lines.append("units \(facts.unitsPerEm)")
    lines.append("glyphs \(facts.glyphCount)")
    for axis in facts.axes {
      lines.append("axis \(name(of: axis.tag)) \(axis.minimum) \(axis.normal) \(axis.maximum)")
    }
    for instance in facts.namedInstances {
      let values = instance.coordinates.map { "\($0)" }.joined(separator: " ")
      lines.append("instance \(instance.postScriptName) \(values)")
    }
    lines += facts.colorStrikes.map { "strike \($0)" }
    if facts.hasColorGlyphs { lines.append("colored") }
    if !scripts.isEmpty { lines.append("scripts " + scripts.map(name).joined(separator: " ")) }
    let spaces = [
      ("context", sensitivity.contextual), ("before", sensitivity.before),
      ("after", sensitivity.after),
    ]
    lines += spaces.filter { !$0.1.text.isEmpty }.map { "\($0.0) \($0.1.text)" }
    lines.append("coverage \(coverage.text)")
    return lines.joined(separator: "\n") + "\n"
  }
}
