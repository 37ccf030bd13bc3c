extension FontManifest {
  /// Reads the text form.
  ///
  /// - Throws: `FontError` naming the file and the line.
  init(parsing text: String, file: String) throws(FontError) {
    entries = []
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let split = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      let key = String(Substring(line[..<split]))
      let value = Substring(line[split...].dropFirst())
      let isFine = number == 1 ? Substring(line) == Self.header : read(key, value)
      guard isFine else {
        throw FontError(
          file: file, operation: .readManifest, reason: "line \(number) is not understood")
      }
    }
  }

  private mutating func read(_ key: String, _ value: Substring) -> Bool {
    if key.isEmpty { return true }
    if key == "face" {
      entries.append(Entry())
      entries[entries.count - 1].path = String(value)
      return !value.isEmpty
    }
    guard !entries.isEmpty else { return false }
    return entries[entries.count - 1].read(key, value)
  }
}

extension FontManifest.Entry {
  fileprivate mutating func read(_ key: String, _ value: Substring) -> Bool {
    switch key {
    case "index": return assign(Int(value), to: \.index)
    case "size": return assign(Int(value), to: \.facts.fileSize)
    case "digest": return assign(UInt64(value, radix: 16), to: \.digest)
    case "family": facts.familyName = String(value)
    case "alternative": facts.alternativeFamilyNames.append(String(value))
    case "postscript": facts.postScriptName = String(value)
    case "full": facts.fullName = String(value)
    case "weight": return assign(Double(value), to: \.facts.weight)
    case "italic": facts.isItalic = true
    case "units": return assign(Int(value), to: \.facts.unitsPerEm)
    case "glyphs": return assign(Int(value), to: \.facts.glyphCount)
    case "axis": return readAxis(value)
    case "instance": return readInstance(value)
    case "strike": return readStrike(value)
    case "context": spaceContext = ListedCoverage(text: value)
    case "coverage": coverage = ListedCoverage(text: value)
    default: return false
    }
    return true
  }

  private mutating func assign<Value>(
    _ value: Value?, to path: WritableKeyPath<Self, Value>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func readAxis(_ value: Substring) -> Bool {
    let parts = value.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 3 else { return false }
    facts.axes.append(
      FontAxis(
        tag: tag(of: String(parts[0])), minimum: numbers[0], normal: numbers[1],
        maximum: numbers[2]))
    return true
  }

  private mutating func readInstance(_ value: Substring) -> Bool {
    let parts = value.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard numbers.count == facts.axes.count, parts.count == numbers.count + 1 else { return false }
    facts.namedInstances.append(
      FontFacts.NamedInstance(postScriptName: String(parts[0]), coordinates: numbers))
    return true
  }

  private mutating func readStrike(_ value: Substring) -> Bool {
    guard let size = Int(value) else { return false }
    facts.colorStrikes.append(size)
    return true
  }
}

extension FontManifest: CustomStringConvertible {
  var description: String {
    Self.header + "\n" + entries.map { "\n\($0.description)" }.joined()
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
    if !spaceContext.text.isEmpty { lines.append("context \(spaceContext.text)") }
    lines.append("coverage \(coverage.text)")
    return lines.joined(separator: "\n") + "\n"
  }
}
