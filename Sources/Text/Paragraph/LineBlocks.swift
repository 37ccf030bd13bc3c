internal import GalleyDesign
internal import GalleyGeometry

extension Paragraph {
  /// Returns the space between a line and the next one below it, in points.
  func space(below line: LineRecord, aboveLineAt next: Int, scale: Double) -> Double {
    let own = line.endsParagraph ? spacing(between: line.start, and: next) : 0
    return own * scale + leading(below: line, scale: scale)
  }

  /// The space below a line without that between paragraphs, in points. The spacing that a text requests replaces a
  /// smaller leading of its font, as in TextKit, which includes both in the fragment of a line.
  func leading(below line: LineRecord, scale: Double) -> Double {
    let spacing = style.lineSpacing * scale
    return spacing > 0 ? max(spacing, line.leading) : spacing + line.leading
  }

  /// Returns the space between two paragraphs, in points before scaling to fit: that which the upper one
  /// specifies, or else the one of the blocks that they belong to.
  private func spacing(between glyph: Int, and next: Int) -> Double {
    guard hasIndents, !items.isEmpty else { return 0 }
    if let own = attributes(nearGlyph: glyph).paragraphSpacing { return max(0, own) }
    guard next > 0, next <= glyphs.count else { return 0 }
    var end = next - 1
    // The tab before a cell belongs to its line.
    if end > 0, attributes(nearGlyph: end).cell != nil, !glyphs[end].flags.contains(.lineBreak) {
      end -= 1
    }
    guard glyphs[end].flags.contains(.lineBreak) else { return 0 }
    return max(0, attributes(nearGlyph: end).block?.gap ?? 0)
  }

  /// Makes room for the padding of areas at the first and at the last of their lines.
  func addPadding(of line: LineRecord, to extent: inout LineExtent) {
    for layer in layers(of: line) where layer.shape == .area {
      if begins(layer, line) { extent.ascent += layer.breadth }
      if ends(layer, line) { extent.descent += layer.breadth }
    }
  }

  fileprivate func layers(of line: LineRecord) -> [TextBlock<RGBAColor>.Layer] {
    guard hasIndents, !items.isEmpty else { return [] }
    let own = attributes(nearGlyph: line.start).block?.layers ?? []
    guard own.isEmpty, isLastEmptyLine(line) else { return own }
    return attributes(nearGlyph: line.start - 1).block?.layers ?? []
  }

  /// True for an empty line behind a line break: that of code that ends with one. The line break at its own end parts
  /// the block from the next one and belongs to neither.
  private func isLastEmptyLine(_ line: LineRecord) -> Bool {
    line.start > 0 && line.next == line.start + 1 && line.contentEnd == line.start
      && glyphs[line.start - 1].flags.contains(.lineBreak)
      && glyphs[line.start].flags.contains(.lineBreak)
  }

  private func begins(_ layer: TextBlock<RGBAColor>.Layer, _ line: LineRecord) -> Bool {
    line.start == 0 || !has(layer, atGlyph: line.start - 1)
  }

  fileprivate func ends(_ layer: TextBlock<RGBAColor>.Layer, _ line: LineRecord) -> Bool {
    line.next >= glyphs.count || line.next == 0 || !has(layer, atGlyph: line.next - 1)
  }

  private func has(_ layer: TextBlock<RGBAColor>.Layer, atGlyph glyph: Int) -> Bool {
    attributes(nearGlyph: glyph).block?.layers.contains { $0.number == layer.number } ?? false
  }
}

extension LineWriter {
  /// The areas behind a line that belong to its blocks: bars, backgrounds of code and rules.
  func backgrounds(ofBlocks record: LineRecord) -> [TextBackground] {
    paragraph.layers(of: record).map {
      TextBackground(frame: frame(of: $0, record), color: $0.color)
    }
  }

  private func frame(of layer: TextBlock<RGBAColor>.Layer, _ record: LineRecord) -> Rect {
    let grid = layout.grid
    var top = grid.snapped(record.top)
    var bottom = grid.snapped(record.top + record.height + gap(in: layer, below: record))
    let start = grid.snapped(layer.start * layout.scale)
    let breadth = grid.thickness(layer.breadth * layout.scale)
    var width = max(0, self.width - start)
    switch layer.shape {
    case .bar: width = min(width, breadth)
    case .area: break
    case .rule:
      top = grid.snapped(record.top + (record.height - breadth) / 2)
      bottom = top + breadth
    }
    let isMirrored = paragraph.level(atGlyph: record.start) & 1 != 0
    return Rect(
      x: isMirrored ? self.width - start - width : start, y: top, width: width,
      height: bottom - top)
  }

  /// The distance to the next line, if the layer goes on there.
  private func gap(in layer: TextBlock<RGBAColor>.Layer, below record: LineRecord) -> Double {
    if paragraph.ends(layer, record) { return 0 }
    return paragraph.space(below: record, aboveLineAt: record.next, scale: layout.scale)
  }
}
