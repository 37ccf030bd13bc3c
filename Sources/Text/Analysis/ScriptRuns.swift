internal import CGalleyICU

/// Stretches of one script (UAX #24): characters common to all scripts and marks join the script
/// around them, closing brackets the script of their opening ones.
struct ScriptRuns {
  private var runs: [ScriptRun] = []
  /// The script so far; nil before the first character that has one.
  private var current: Int32?
  private var brackets: [(closing: UInt32, script: Int32?)] = []

  /// Common characters before any other count as Latin, so that digits and punctuation alone share
  /// their shapes with Latin text.
  private static let neutral = tag("Latn")
  private static let common = Int32(GALLEY_SCRIPT_COMMON)
  private static let inherited = Int32(GALLEY_SCRIPT_INHERITED)
  private static let unknown = Int32(GALLEY_SCRIPT_UNKNOWN)
  /// Deeper nesting of brackets is not followed (as UAX #9, BD16).
  private static let maximumDepth = 63

  /// The runs of a text.
  static func runs(of bytes: UnsafeBufferPointer<UInt8>) -> [ScriptRun] {
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

  /// The script that a character asks for, nil when it goes with its neighbours.
  private mutating func script(of scalar: UInt32) -> Int32? {
    let character = Int32(scalar)
    let script = Int32(galley_script(character))
    if script == Int32(Self.inherited) { return nil }
    guard script == Int32(Self.common) || script == Int32(Self.unknown) else {
      // A character shared by several scripts goes on with the current one if that is among them.
      if let current, galley_has_script(character, current) != 0 { return current }
      return script
    }
    switch galley_bracket_type(character) {
    case Int32(GALLEY_BPT_OPEN):
      if brackets.count < Self.maximumDepth {
        let closing = UInt32(galley_paired_bracket(character))
        brackets.append((closing, current))
      }
    case Int32(GALLEY_BPT_CLOSE):
      if let index = brackets.lastIndex(where: { $0.closing == scalar }) {
        let script = brackets[index].script
        brackets.removeSubrange(index...)
        return script
      }
    default: break
    }
    return nil
  }

  private mutating func close(at end: Int) {
    guard end > runs.last?.end ?? 0 else { return }
    let script = current.map { script in
      galley_script_name(script).map { tag(of: String(cString: $0)) } ?? Self.neutral
    }
    let code = script ?? Self.neutral
    if runs.last?.script == code {
      runs[runs.count - 1].end = end
    } else {
      runs.append(ScriptRun(end: end, script: code))
    }
  }
}
