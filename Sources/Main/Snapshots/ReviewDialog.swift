import GalleyImaging
import GalleySnapshots
import GalleySystem

/// Goes through candidates with a person, one prompt for each case; every decision is done at once
/// and can be taken back until the end.
struct ReviewDialog {
  /// The lines of a frame dump that are shown without being asked for.
  private static let frameLimit = 12

  private let output: String
  private let screen: TerminalScreen
  private let keys: () -> Character?
  private var cases: [PendingCase]
  /// The case that is shown.
  private var position = 0
  private var decisions: Decisions
  private var done: [Decision] = []

  /// A decision that can be taken back.
  private struct Decision {
    var verdict: Decisions.Verdict
    var kept: [Acceptance.Kept]
    /// The position in the list, and the rest of it.
    var position: Int
    var cases: [PendingCase]
  }

  /// Prepares a dialog.
  ///
  /// - Parameters:
  ///   - output: The output folder of the run.
  ///   - keys: Gives the next key, nil ending the dialog; the keys of the terminal when there is none.
  init(
    _ cases: [PendingCase], _ acceptance: Acceptance, output: String, on screen: TerminalScreen,
    keys: (() -> Character?)? = nil
  ) {
    var typed = screen.typed
    self.cases = cases
    self.output = output
    self.screen = screen
    self.keys = keys ?? { TerminalKeys.next(after: &typed) }
    decisions = Decisions(acceptance, output: output)
  }

  /// Asks until everything is decided or left alone.
  mutating func run() throws {
    while try step() {}
    decisions.forget()
    func count(_ verdict: Decisions.Verdict) -> Int {
      done.filter { $0.verdict == verdict }.reduce(0) { $0 + $1.kept.count }
    }
    try Output.standard.line("accepted \(count(.accepted)), rejected \(count(.rejected))")
  }

  /// Shows a case and does what a key says; false at the end.
  private mutating func step() throws -> Bool {
    position =
      cases[min(position, cases.count)...].firstIndex { !$0.candidates.isEmpty } ?? cases.count
    if position < cases.count { try show(cases[position]) }
    // When nothing is left, the last decision can still be taken back.
    guard position < cases.count || !done.isEmpty else { return false }
    while true {
      try Output.standard.write(prompt)
      let key = keys()
      try Output.standard.write(key.map { $0.isWhitespace ? "\n" : "\($0)\n" } ?? "\n")
      guard let key, key != "q" else { return false }
      if key == "u" {
        if try undo() { return true }
        continue
      }
      if position == cases.count {
        if key == "\n" || key == "\r" { return false }
        continue
      }
      if try act(key) { return true }
    }
  }

  private var prompt: String {
    position < cases.count
      ? "[a]ccept [r]eject [s]kip [c]ause [A]ll [R]eject all [u]ndo [v]iew [f]rames [l]ist [q]uit? "
      : "nothing is left: [u]ndo [q]uit? "
  }

  /// Does what a key says about the case that is shown; false when it is asked about again.
  private mutating func act(_ key: Character) throws -> Bool {
    let shown = cases[position]
    switch key {
    case "a": try decide([position], .accepted)
    case "r": try decide([position], .rejected)
    case "s": position += 1
    case "c": return try decideByCause(of: shown)
    case "A": try decide(Array(position..<cases.count), .accepted)
    case "R": try decide(Array(position..<cases.count), .rejected)
    case "v":
      for candidate in shown.candidates.dropFirst() { try showPicture(of: candidate) }
      return false
    case "f":
      try write(frames: shown.frameLines)
      return false
    case "l":
      for pending in cases[position...] where !pending.candidates.isEmpty {
        try Output.standard.line("  \(pending.name) (\(pending.candidates.count))")
      }
      return false
    // A key without a meaning does nothing.
    default: return false
    }
    return true
  }

  /// Accepts whatever differs for the one cause of the shown case, as is proven.
  private mutating func decideByCause(of shown: PendingCase) throws -> Bool {
    guard let cause = shown.causes.first, shown.causes.count == 1 else {
      try Output.standard.line(
        "  it differs for \(shown.causes.count) causes; a accepts this case with all of them")
      return false
    }
    let left = cases[position...].flatMap(\.candidates)
    let choice = Acceptance.only(left, causes: [cause.id])
    guard !choice.chosen.isEmpty else {
      try Output.standard.line("  it is not proven that this cause accounts for every pixel")
      return false
    }
    try decide(choice.chosen, .accepted)
    return true
  }

  private mutating func decide(_ places: [Int], _ verdict: Decisions.Verdict) throws {
    try decide(places.flatMap { cases[$0].candidates }, verdict)
  }

  private mutating func decide(
    _ candidates: [Acceptance.Candidate], _ verdict: Decisions.Verdict
  ) throws {
    let before = (position, cases)
    let kept = try decisions.decide(candidates, verdict)
    let paths = Set(candidates.map(\.path))
    for place in cases.indices { cases[place].candidates.removeAll { paths.contains($0.path) } }
    done.append(
      Decision(verdict: verdict, kept: kept, position: before.0, cases: before.1))
  }

  /// Takes the last decision back and shows its case again; false when there is none.
  private mutating func undo() throws -> Bool {
    guard let last = done.popLast() else { return false }
    try decisions.acceptance.restore(last.kept)
    (position, cases) = (last.position, last.cases)
    return true
  }

  // MARK: Showing

  private func show(_ pending: PendingCase) throws {
    let left = cases[(position + 1)...].count { !$0.candidates.isEmpty }
    try Output.standard.line("\n\(pending.name) (\(left) left)")
    for line in pending.lines { try Output.standard.line(line) }
    let frames = pending.frameLines
    try write(frames: Array(frames.prefix(Self.frameLimit)))
    if frames.count > Self.frameLimit {
      try Output.standard.line("    and \(frames.count - Self.frameLimit) more lines: f")
    }
    if let first = pending.candidates.first(where: { picture(of: $0) != nil }) {
      try showPicture(of: first)
    }
  }

  private func write(frames: [String]) throws {
    for line in frames { try Output.standard.write(FrameText.colored(line.printableLine) + "\n") }
  }

  /// The file that shows best what a candidate is about.
  private func picture(of candidate: Acceptance.Candidate) -> String? {
    candidate.result?.attachment("diff").map { "\(output)/\($0)" }
      ?? (candidate.reference.hasSuffix(".png") ? candidate.path : nil)
  }

  /// The old picture, the new one and their difference side by side; nil when one of them is missing.
  private func composite(of candidate: Acceptance.Candidate) -> [UInt8]? {
    let files = ["expected", "actual"].compactMap { candidate.result?.attachment($0) }
    let pictures = files.compactMap { try? PNGDecoder.decode(try File.read("\(output)/\($0)")) }
    guard pictures.count == 2 else { return nil }
    let difference = BitmapComparison.difference(
      expected: pictures[0], actual: pictures[1], options: ComparisonOptions())
    let picture = CompositePicture(expected: pictures[0], actual: pictures[1], difference)
    return try? PNGEncoder(mode: .fast, threads: 1).encode(picture.composite)
  }

  private func showPicture(of candidate: Acceptance.Candidate) throws {
    guard let path = picture(of: candidate) else { return }
    guard screen.form != .none, let bytes = composite(of: candidate) ?? (try? File.read(path)),
      (try? screen.show(bytes)) != nil
    else {
      return try Output.standard.line("  \(path)")
    }
  }
}

/// Lines of frame dumps that differ, in the colours of a difference.
enum FrameText {
  /// A line with its sign, indented.
  static func colored(_ line: String) -> String {
    let color = ["-": "31", "+": "32"][String(line.prefix(1))]
    guard Output.standard.allowsColor, let color else { return "    \(line)" }
    return "    \u{1B}[\(color)m\(line)\u{1B}[0m"
  }
}
