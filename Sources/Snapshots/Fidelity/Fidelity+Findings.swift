import GalleyGeometry

extension Fidelity {
  /// Blocks whose edges are within this distance, in points, are at their place.
  private static let placeTolerance = 1.0
  /// Movements that differ by no more than this, in points, have one cause.
  private static let movementTolerance = 0.5

  /// The respects in which the drawing is unlike the recorded picture, in reading order: blocks that moved by
  /// the same distance are one finding, at the first of them.
  ///
  /// - Parameter scene: The tree of the drawing; with it each finding names its view, and the view's place and
  ///   modifiers in the sources.
  package func findings(in scene: SceneDescription? = nil) -> [FidelityFinding] {
    var findings = moves() + pairs.flatMap(Self.changes)
    findings += missing.map {
      FidelityFinding(kind: .missing, frame: $0.frame, text: "not drawn (\(Self.words(for: $0)))")
    }
    findings += extra.map {
      FidelityFinding(
        kind: .extra, frame: $0.frame, text: "drawn here alone (\(Self.words(for: $0)))")
    }
    findings.sort {
      (($0.frame.minY / 2).rounded(), $0.frame.minX) < (
        ($1.frame.minY / 2).rounded(), $1.frame.minX
      )
    }
    if let scene { findings = findings.map { Self.placed($0, in: scene) } }
    if recordedSize != drawnSize {
      let text = "\(Self.text(drawnSize)) points instead of \(Self.text(recordedSize))"
      findings.insert(
        FidelityFinding(
          kind: .canvas, frame: Rect(origin: .zero, size: drawnSize), text: text), at: 0)
    }
    return findings
  }

  /// Movements of the corner at which a block is held: its leading or trailing edge, whichever moved less.
  private func moves() -> [FidelityFinding] {
    var groups: [(movement: Size, finding: FidelityFinding)] = []
    for pair in pairs {
      let movement = Self.heldMovement(of: pair)
      guard max(abs(movement.width), abs(movement.height)) > Self.placeTolerance else { continue }
      let known = groups.firstIndex {
        abs($0.movement.width - movement.width) <= Self.movementTolerance
          && abs($0.movement.height - movement.height) <= Self.movementTolerance
      }
      if let known {
        groups[known].finding.count += 1
      } else {
        let words =
          Self.words(movement.width, "to the right", "to the left")
          + Self.words(movement.height, "lower", "higher")
        groups.append(
          (
            movement,
            FidelityFinding(
              kind: .moved, frame: pair.drawn.frame, text: words.joined(separator: " and "))
          ))
      }
    }
    return groups.map(\.finding)
  }

  /// A block that grew on one side only did not move: the lesser movement of its opposite edges counts.
  private static func heldMovement(of pair: Pair) -> Size {
    func lesser(_ first: Double, _ second: Double) -> Double {
      let mean = (first + second) / 2
      return [first, mean, second].min { abs($0) < abs($1) } ?? mean
    }
    let (old, new) = (pair.recorded.frame, pair.drawn.frame)
    return Size(
      width: lesser(new.minX - old.minX, new.maxX - old.maxX),
      height: lesser(new.minY - old.minY, new.maxY - old.maxY))
  }

  private static func changes(of pair: Pair) -> [FidelityFinding] {
    var findings: [FidelityFinding] = []
    let growth = pair.growth
    let words =
      words(abs(growth.width) > placeTolerance ? growth.width : 0, "wider", "narrower")
      + words(abs(growth.height) > placeTolerance ? growth.height : 0, "taller", "lower in height")
    if !words.isEmpty {
      findings.append(
        FidelityFinding(
          kind: .size, frame: pair.drawn.frame, text: words.joined(separator: " and ")))
    }
    if pair.hasOtherColor {
      findings.append(
        FidelityFinding(
          kind: .color, frame: pair.drawn.frame,
          text: "\(pair.drawn.colorText) instead of \(pair.recorded.colorText)"))
    }
    if pair.hasOtherGlyphs {
      findings.append(
        FidelityFinding(
          kind: .glyphs, frame: pair.drawn.frame, text: "the same box with other ink"))
    }
    return findings
  }

  // MARK: Words

  private static func words(_ length: Double, _ more: String, _ less: String) -> [String] {
    let rounded = (length * 10).rounded() / 10
    return rounded == 0 ? [] : ["\(plain(abs(rounded))) \(rounded > 0 ? more : less)"]
  }

  private static func words(for block: PictureBlock) -> String {
    "\(block.kind.rawValue) of \(text(block.frame.size)), \(block.colorText)"
  }

  private static func text(_ size: Size) -> String {
    [size.width, size.height].map { plain(($0 * 10).rounded() / 10) }.joined(separator: "×")
  }

  // MARK: Places

  /// The finding with the view of least area, and of these the innermost, whose frame holds its box.
  private static func placed(
    _ finding: FidelityFinding, in scene: SceneDescription
  ) -> FidelityFinding {
    // Ink may reach beyond the frame of its text.
    let slack = 2.0
    let box = finding.frame
    let holders = scene.nodes.indices.filter { index in
      let frame = scene.nodes[index].frame
      return frame.minX - slack <= box.minX && frame.minY - slack <= box.minY
        && frame.maxX + slack >= box.maxX && frame.maxY + slack >= box.maxY
    }
    let node = holders.min {
      let areas = [$0, $1].map { scene.nodes[$0].frame.width * scene.nodes[$0].frame.height }
      return (areas[0], -$0) < (areas[1], -$1)
    }
    guard let node else { return finding }
    var placed = finding
    placed.node = scene.name(of: node)
    placed.place = scene.nodes[node].location.map { "\($0.file):\($0.line)" }
    placed.modifiers = scene.nodes[node].modifiers.map { "\($0.name) \($0.location.line)" }
    return placed
  }
}
