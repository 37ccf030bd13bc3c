/// A stretch of text of one script.
package struct ScriptRun: Hashable, Sendable {
  /// The byte offset at which it ends.
  package var end: Int
  /// The ISO 15924 code, its letters from the highest byte down.
  package var script: UInt32

  /// Makes a run.
  package init(end: Int, script: UInt32) {
    self.end = end
    self.script = script
  }
}

/// Stretches of one script (UAX #24): characters common to all scripts and marks join the script
/// around them, closing brackets the script of their opening ones.
package struct ScriptRuns {
  private var runs: [ScriptRun] = []
  /// The script so far; nil before the first character that has one.
  private var current: UInt32?
  private var brackets: [(closing: UInt32, script: UInt32?)] = []

  /// Common characters before any other count as Latin, so that digits and punctuation alone share
  /// their shapes with Latin text.
  private static var neutral: UInt32 { ScriptTag.latin }
  /// Deeper nesting of brackets is not followed (as UAX #9, BD16).
  private static var maximumDepth: Int { 63 }

  /// The runs of a text.
  package static func runs(of bytes: UTF8Text) -> [ScriptRun] {
    var runs = ScriptRuns()
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      runs.add(scalar, at: offset)
      offset += length
    }
    runs.close(at: bytes.count)
    return runs.runs
  }

  private mutating func add(_ scalar: UInt32, at offset: Int) {
    guard let script = script(of: scalar) else { return }
    if let current, current != script { close(at: offset) }
    current = script
    for index in brackets.indices.reversed() {
      guard brackets[index].script == nil else { break }
      brackets[index].script = script
    }
  }

  /// Returns the script that a character requires, nil if it follows its neighbours.
  private mutating func script(of scalar: UInt32) -> UInt32? {
    let properties = CharacterProperties(scalar)
    let script = properties.script
    if script == ScriptTag.inherited { return nil }
    guard script == ScriptTag.common || script == ScriptTag.unknown else {
      // A character shared by several scripts goes on with the current one if that is among them.
      if let current, script != current, properties.hasScript(current) { return current }
      return script
    }
    if properties.isOpeningBracket {
      if brackets.count < Self.maximumDepth {
        brackets.append((Normalization.mirror(scalar), current))
      }
    } else if properties.isClosingBracket,
      let index = brackets.lastIndex(where: { $0.closing == scalar })
    {
      let script = brackets[index].script
      brackets.removeSubrange(index...)
      return script
    }
    return nil
  }

  private mutating func close(at end: Int) {
    guard end > runs.last?.end ?? 0 else { return }
    let code = current ?? Self.neutral
    if runs.last?.script == code {
      runs[runs.count - 1].end = end
    } else {
      runs.append(ScriptRun(end: end, script: code))
    }
  }
}
