internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText
internal import Synchronization

/// A text in the layout tree that remembers how large it is but not its glyphs: it is set again
/// when it is asked something new and when it is painted. It answers and paints as `TextLeaf` does.
final class ResetTextLeaf: LeafLayout, NodeDrawing {
  private let text: Text
  private let surrounding: SharedContext
  private let ideal: Measure
  /// What was answered last for less room than the ideal lines need.
  private let recent = Mutex<Answer?>(nil)

  /// A proposal and its answer, apart from the leaf: few of very many texts have one.
  private final class Answer: Sendable {
    let proposal: ProposedSize
    let measure: Measure

    init(_ measure: Measure, to proposal: ProposedSize) {
      (self.measure, self.proposal) = (measure, proposal)
    }
  }

  /// The answer to one proposal.
  private struct Measure {
    var size: Size
    var exactSize: Size
    var firstBaseline: Double
    var lastBaseline: Double
    var isOneWholeLine: Bool

    init(_ layout: ParagraphLayout) {
      size = layout.size
      exactSize = layout.exactSize
      firstBaseline = layout.firstBaseline
      lastBaseline = layout.lastBaseline
      isOneWholeLine = layout.isOneWholeLine
    }
  }

  init(_ text: Text, _ paragraph: Paragraph, in surrounding: SharedContext) {
    self.text = text
    self.surrounding = surrounding
    leastWidthBound = paragraph.leastWidthBound
    spacing = LeafSpacing(paragraph, in: surrounding.context)
    ideal = Measure(paragraph.layout(grid: surrounding.context.grid))
  }

  // Measuring

  func size(for proposal: ProposedSize) -> Size { measure(proposal).size }

  func exactSize(for proposal: ProposedSize) -> Size { measure(proposal).exactSize }

  func firstBaseline(for size: Size) -> Double? { measure(of: size).firstBaseline }

  func lastBaseline(for size: Size) -> Double? { measure(of: size).lastBaseline }

  var holdsWords: Bool { true }

  var isTitle: Bool { text.lines.isTitle }

  let leastWidthBound: Double?

  let spacing: LeafSpacing

  var leastWidth: Double? { text.recentParagraph(in: surrounding).leastWidth }

  private func measure(of size: Size) -> Measure {
    if let measure = recent.withLock({ $0 })?.measure,
      measure.size == size || measure.exactSize == size
    {
      return measure
    }
    return measure(ProposedSize(size))
  }

  private func measure(_ proposal: ProposedSize) -> Measure {
    if fitsIdeally(proposal) { return ideal }
    if let recent = recent.withLock({ $0 }), recent.proposal == proposal { return recent.measure }
    let measure = Measure(layout(for: proposal))
    recent.withLock { $0 = Answer(measure, to: proposal) }
    return measure
  }

  private func fitsIdeally(_ proposal: ProposedSize) -> Bool {
    proposal.width ?? .infinity >= ideal.size.width
      && (proposal.height ?? .infinity >= ideal.size.height || ideal.isOneWholeLine)
  }

  private func layout(for proposal: ProposedSize) -> ParagraphLayout {
    let asked = fitsIdeally(proposal) ? .unspecified : proposal
    return text.recentParagraph(in: surrounding).layout(
      width: asked.width, maximumHeight: asked.height, grid: surrounding.context.grid)
  }

  // Painting

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let layout = layout(for: node.proposal)
    let paragraph = text.recentParagraph(in: surrounding)
    let pictures = text.inlineDrawings(of: paragraph, surrounding.context)
    TextPainting.paint(
      layout.lines(layout.lines(in: frame, of: node), alignedIn: frame.width), of: paragraph,
      pictures, clipped: layout.needsClip,
      in: frame, of: node, with: &painter)
  }
}
