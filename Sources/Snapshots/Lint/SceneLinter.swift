import GalleyGeometry

/// Finds what is wrong with a layout without comparing it to anything.
package struct SceneLinter: Sendable {
  /// Every lint by its name, with one sentence.
  package static let catalog: KeyValuePairs<String, String> = [
    "missing-subviews": "A container says in words that nothing is inside.",
    "truncated-text": "Text is cut off although nothing asked for a limit.",
    "squeezed-text": "Text in a row lacks room that a neighbour has and does not need.",
    "overflow": "Content is larger than the frame that shows it.",
    "overlapping-controls": "Two things that can be pressed lie over each other.",
    "plot": "Labels and a legend leave a chart's plot less than 40 points.",
    "legend": "A chart has no room for entries of its legend.",
    "small-background": "A background or a border covers less than the frame of its component.",
    "tap-target": "Something to press is smaller than a finger.",
    "contrast": "Text is hard to read on its background.",
    "missing-glyph": "No font has a character of the text.",
    "off-grid": "A frame does not lie on the grid.",
    "off-token": "A value does not come from a token.",
    "untranslated": "A text has no translation, or lacks an argument.",
  ]

  /// Which lints run.
  package var options: LintOptions

  /// Makes a linter.
  package init(options: LintOptions = LintOptions()) { self.options = options }

  /// The findings of a picture: those of its texts, then those of its nodes.
  package func findings(in picture: PreparedPicture) -> [LintFinding] {
    picture.localization
      + findings(in: picture.scene).map { finding in
        var finding = finding
        finding.isNote = picture.isOfPlatform(finding)
        return finding
      }
  }

  /// The findings in the order of the nodes. Quadratic in the number of interactive nodes.
  package func findings(in scene: SceneDescription) -> [LintFinding] {
    var findings: [LintFinding] = []
    for index in scene.nodes.indices { check(index, scene, &findings) }
    checkOverlaps(scene, &findings)
    return findings
  }

  private func check(
    _ index: Int, _ scene: SceneDescription, _ findings: inout [LintFinding]
  ) {
    let node = scene.nodes[index]
    func add(_ lint: String, _ message: String) {
      guard !isSuppressed(lint, index, scene) else { return }
      findings.append(
        LintFinding(
          lint: lint, node: scene.name(of: index), message: message,
          location: location(of: index, scene)))
    }
    if node.facts.isPlaceholder {
      // Whatever else is wrong here is wrong with those words.
      return add(
        "missing-subviews",
        "it has no \"subviews\" and draws words that say so: write its components in \"subviews\", or an empty list for an empty box"
      )
    }
    if node.facts.isOverflowing { add("overflow", overflow(node, scene)) }
    if let width = node.facts.squeezedWidth {
      add(
        "squeezed-text",
        "the row has room for the \(plain(width.rounded(.up))) points that the text takes in one line, and gives it "
          + "\(plain(node.frame.width)): a layoutPriority of 1 here would let it go before its neighbours"
      )
    }
    if let box = node.facts.paintedBox {
      add(
        "small-background",
        "the background or border is \(form(box)) of the frame's \(form(node.frame)): width and height "
          + "make room around the box, minWidth and minHeight make the box so large")
    }
    if node.facts.missingEntries > 0 {
      add(
        "legend",
        "the legend lacks \(node.facts.missingEntries) of its entries: a larger width or height gives it room, "
          + "showsLegend false leaves it out")
    }
    checkPlot(index, scene, add)
    checkTarget(node, add)
    if let text = node.facts.text { checkText(text, isEnabled: isEnabled(index, scene), add) }
    checkGrid(node, add)
    for property in node.properties where property.token == nil && mustBeToken(property) {
      add("off-token", "\(property.name) \(property.value) does not come from a token")
    }
  }

  private func overflow(_ node: SceneNode, _ scene: SceneDescription) -> String {
    guard node.parent >= 0 else {
      return "\(form(node.frame)) reaches out of the canvas of "
        + form(Rect(origin: .zero, size: scene.size))
    }
    let parent = scene.nodes[node.parent]
    return "\(form(node.frame)) reaches out of \(scene.name(of: node.parent)), "
      + form(parent.frame)
  }

  /// Whether a property was named, or the whole that it is a part of. Nothing and everything need
  /// no token.
  private func mustBeToken(_ property: SceneProperty) -> Bool {
    if ["0", "infinity", "circle", "none"].contains(property.value) { return false }
    return options.tokenProperties.contains { name in
      property.name == name || property.name.hasPrefix(name + ".")
    }
  }

  /// The least length of a plot among its labels, in points.
  private static let leastPlot = 40.0

  /// A plot by itself, such as a sparkline in a row, may be as small as its author wants it.
  private func checkPlot(
    _ index: Int, _ scene: SceneDescription, _ add: (String, String) -> Void
  ) {
    let node = scene.nodes[index]
    // Labels that had no room are not among the nodes: the lines that lead to them are.
    let hasLabels =
      scene.nodes.contains { $0.parent == node.parent && $0.type != node.type }
      || node.properties.contains { $0.name.hasPrefix("gridLines") }
    guard ["ChartPlot", "Pie"].contains(node.type),
      min(node.frame.width, node.frame.height) < Self.leastPlot, hasLabels
    else { return }
    add(
      "plot",
      "the plot is \(form(node.frame)) beside its labels: charts with labels need a plot of "
        + "\(plain(Self.leastPlot)) points")
  }

  private func checkTarget(_ node: SceneNode, _ add: (String, String) -> Void) {
    let side = options.minimumTapTarget
    guard node.facts.isInteractive, !node.frame.isEmpty,
      min(node.frame.width, node.frame.height) < side
    else { return }
    add("tap-target", "\(form(node.frame)) is smaller than \(plain(side))x\(plain(side)) points")
  }

  private func checkText(
    _ text: TextFacts, isEnabled: Bool, _ add: (String, String) -> Void
  ) {
    if text.isTruncated, !text.allowsTruncation || !options.allowsLimits {
      add("truncated-text", "the text is cut off")
    }
    if !text.missingCharacters.isEmpty {
      add("missing-glyph", "no font shows \"\(text.missingCharacters)\"")
    }
    guard let contrast = text.contrast, isEnabled else { return }
    let isLarge = text.pointSize >= 18 || text.isBold && text.pointSize >= 14
    let least = isLarge ? options.minimumLargeContrast : options.minimumContrast
    guard contrast < least else { return }
    let shown = (contrast * 100).rounded(.down) / 100
    add("contrast", "contrast \(plain(shown)):1 is below \(plain(least)):1")
  }

  private func checkGrid(_ node: SceneNode, _ add: (String, String) -> Void) {
    guard let grid = options.grid else { return }
    let edges = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    let isOff = edges.contains { abs(($0 / grid).rounded() * grid - $0) > 0.001 }
    guard isOff else { return }
    add(
      "off-grid",
      "\(plain(node.frame.minX)),\(plain(node.frame.minY)) \(form(node.frame)) is off the "
        + "\(plain(grid)) point grid")
  }

  private func checkOverlaps(_ scene: SceneDescription, _ findings: inout [LintFinding]) {
    let controls = scene.nodes.indices.filter {
      scene.nodes[$0].facts.isInteractive && !scene.nodes[$0].frame.isEmpty
    }
    for (position, first) in controls.enumerated() {
      for second in controls[(position + 1)...] {
        guard let frame = visibleFrame(of: first, scene),
          let other = visibleFrame(of: second, scene),
          let shared = frame.intersection(other),
          shared.width > 0.5, shared.height > 0.5, !isAncestor(first, of: second, scene),
          !isSuppressed("overlapping-controls", first, scene),
          !isSuppressed("overlapping-controls", second, scene)
        else { continue }
        findings.append(
          LintFinding(
            lint: "overlapping-controls", node: scene.name(of: second),
            message: "covers \(form(shared)) points of \(scene.name(of: first))",
            location: location(of: second, scene)))
      }
    }
  }

  /// What is seen of a node; nil when it is scrolled out of sight.
  private func visibleFrame(of node: Int, _ scene: SceneDescription) -> Rect? {
    var frame = scene.nodes[node].frame
    var next = scene.nodes[node].parent
    while next >= 0 {
      if scene.nodes[next].facts.scrolls {
        guard let seen = frame.intersection(scene.nodes[next].frame) else { return nil }
        frame = seen
      }
      next = scene.nodes[next].parent
    }
    return frame
  }

  private func isAncestor(_ node: Int, of other: Int, _ scene: SceneDescription) -> Bool {
    var next = scene.nodes[other].parent
    while next >= 0 {
      if next == node { return true }
      next = scene.nodes[next].parent
    }
    return false
  }

  /// Where the node is written, or the nearest one above it that is.
  private func location(of index: Int, _ scene: SceneDescription) -> SceneLocation? {
    var next = index
    while next >= 0 {
      if let location = scene.nodes[next].location { return location }
      next = scene.nodes[next].parent
    }
    return nil
  }

  /// Whether neither the node nor anything round it is switched off.
  private func isEnabled(_ index: Int, _ scene: SceneDescription) -> Bool {
    var next = index
    while next >= 0 {
      if !scene.nodes[next].facts.isEnabled { return false }
      next = scene.nodes[next].parent
    }
    return true
  }

  /// A suppression holds for the node and everything below it.
  private func isSuppressed(_ lint: String, _ index: Int, _ scene: SceneDescription) -> Bool {
    var next = index
    while next >= 0 {
      if scene.nodes[next].facts.suppressions.contains(where: { $0.lint == lint }) { return true }
      next = scene.nodes[next].parent
    }
    return false
  }

  private func form(_ frame: Rect) -> String { "\(plain(frame.width))x\(plain(frame.height))" }
}
