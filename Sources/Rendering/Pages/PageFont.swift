internal import CGalleyCairo
import GalleyGeometry
import GalleyPainting
import GalleyText

/// A font for words that lie unseen over the letters of a PDF, which are shapes. Each of its glyphs stands
/// for the part of a text that a cluster of ours shows, and is as wide; one hair is what it draws, as
/// glyphs that draw nothing are left out of a page.
///
/// Letters that are seen are no glyphs of it: programs put those of such fonts at whole pixels.
final class PageFont {
  /// A part of a text with its width in thousandths of the size.
  private struct Part: Hashable {
    var text: String
    var width: Int
  }

  private let face: OpaquePointer
  private var numbers: [Part: UInt] = [:]
  private var widths: [Double] = []

  /// Cairo finds the font that a face belongs to by the address of this.
  nonisolated(unsafe) private static let key = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  init() throws(RenderingError) {
    let face = cairo_user_font_face_create()
    self.face = face!
    try check(cairo_font_face_status(face), during: "making a font")
    cairo_font_face_set_user_data(face, Self.key, Unmanaged.passUnretained(self).toOpaque(), nil)
    cairo_user_font_face_set_render_glyph_func(face) { scaled, glyph, context, extents in
      guard let context, let extents,
        let user = cairo_font_face_get_user_data(
          cairo_scaled_font_get_font_face(scaled), PageFont.key)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let font = Unmanaged<PageFont>.fromOpaque(user).takeUnretainedValue()
      let width = glyph < font.widths.count ? font.widths[Int(glyph)] : 0
      extents.pointee.x_advance = width
      cairo_rectangle(context, 0, 0, max(0.001, width), 0.001)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(face) }

  /// Lays the words of a run over it.
  func show(
    _ text: GlyphText, _ run: GlyphRun, at origin: Point, on context: OpaquePointer
  ) {
    guard let words = ClusterWords(run, text) else { return }
    let glyphs = words.cells.map { cell in
      cairo_glyph_t(
        index: number(Part(text: cell.text, width: Int(cell.width / run.size * 1000))),
        x: origin.x + cell.x, y: origin.y)
    }
    // Clusters follow the text, also where glyphs go against it.
    let cells = words.isBackward ? words.cells.reversed() : words.cells
    let clusters = cells.map {
      cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: 1)
    }
    let bytes = cells.flatMap { $0.text.utf8.map { CChar(bitPattern: $0) } }
    cairo_save(context)
    // Cairo leaves out what is quite clear; this changes no channel by more than one.
    cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.004)
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, run.size)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    cairo_show_text_glyphs(
      context, bytes, Int32(bytes.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count),
      words.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    cairo_restore(context)
  }

  private func number(_ part: Part) -> UInt {
    if let known = numbers[part] { return known }
    let number = UInt(widths.count)
    widths.append(Double(part.width) / 1000)
    numbers[part] = number
    return number
  }
}

/// The parts of a text that the clusters of a run show, from left to right, with the white space between
/// words, which has no glyphs.
private struct ClusterWords {
  /// A part of the text with its place along the run.
  struct Cell {
    var text: String
    var x: Double
    var width: Double
  }

  private(set) var cells: [Cell] = []
  /// True if the text goes from right to left.
  let isBackward: Bool

  /// Nil when the glyphs do not stand in the order of the text or against it.
  init?(_ run: GlyphRun, _ text: GlyphText) {
    let utf8 = Array(text.text.utf8)
    let starts = run.glyphs.map { Int($0.cluster) - text.start }
    let isBackward = (starts.first ?? 0) > (starts.last ?? 0)
    self.isBackward = isBackward
    guard run.size > 0, !starts.isEmpty, starts.allSatisfy(utf8.indices.contains),
      zip(starts, starts.dropFirst()).allSatisfy({ isBackward ? $0 >= $1 : $0 <= $1 })
    else { return nil }
    let ends = Set(starts).sorted().dropFirst() + [utf8.count]
    let clusters = starts.indices.filter { $0 == 0 || starts[$0] != starts[$0 - 1] }
    for (place, index) in clusters.enumerated() {
      let end = ends.first { $0 > starts[index] } ?? utf8.count
      let part = String(decoding: utf8[starts[index]..<end], as: UTF8.self)
      let word = part.filter { !$0.isWhitespace }
      let x = run.glyphs[index].position.x
      let next =
        place + 1 < clusters.count ? run.glyphs[clusters[place + 1]].position.x : text.width
      var cell = Cell(text: word, x: x, width: max(0, next - x))
      guard word != part else {
        cells.append(cell)
        continue
      }
      // How wide the blank is is not known; it lies behind its word.
      var blank = Cell(text: " ", x: 0, width: min(0.3 * run.size, cell.width / 2))
      if isBackward {
        if let left = cells.last { blank.width = min(0.3 * run.size, left.width / 2) }
        blank.x = x - blank.width
        if !cells.isEmpty { cells[cells.count - 1].width -= blank.width }
        cells += [blank, cell]
      } else {
        blank.x = next - blank.width
        cell.width -= blank.width
        cells += [cell, blank]
      }
    }
    cells.removeAll(where: \.text.isEmpty)
  }
}
