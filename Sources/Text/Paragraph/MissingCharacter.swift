/// A character that no face covers. It is drawn as a box.
package struct MissingCharacter: Hashable, Sendable {
  /// The character.
  package var scalar: Unicode.Scalar
  /// The ISO 15924 code of the script that the text around it is written in, or its own.
  package var script: UInt32
  /// The UTF-8 offset of its first appearance in the text.
  package var offset: Int

  /// Makes a record.
  package init(scalar: Unicode.Scalar, script: UInt32, offset: Int) {
    self.scalar = scalar
    self.script = script
    self.offset = offset
  }
}

extension Paragraph {
  /// The characters that no face covers, by script: the first of each, how many there are, and the
  /// ISO 15924 code of the script; in the order of the text.
  package var missingScripts: [(script: String, first: MissingCharacter, count: Int)] {
    var scripts: [(script: String, first: MissingCharacter, count: Int)] = []
    for missing in missingCharacters {
      if let known = scripts.firstIndex(where: { $0.first.script == missing.script }) {
        scripts[known].count += 1
      } else {
        scripts.append((name(of: missing.script), missing, 1))
      }
    }
    return scripts
  }
}
