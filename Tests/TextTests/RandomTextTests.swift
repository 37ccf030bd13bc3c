import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Random text")
struct RandomTextTests {
  /// Characters that have made text engines stumble.
  static let alphabet: [Unicode.Scalar] =
    Array(
      "abcx fi-(2)1.,\n\r\t\u{B}\u{85}\u{2028}\u{A0}\u{AD}\u{200B}\u{200C}\u{200D}\u{FE0E}\u{FE0F}"
        .unicodeScalars)
    + Array(
      "éß\u{301}\u{308}漢字あ한กำสวัส नमस्तेक्षि سلام\u{64B}שׁלום\u{202E}\u{2067}\u{2069}\u{200F}".unicodeScalars
    )
    + Array("😀👍\u{1F3FD}👨👩🇩🇪🏳1\u{20E3}❤☝\u{FFFC}\u{FFFD}\u{E000}\u{10FFFF}\u{1D400}".unicodeScalars)

  struct Case {
    var text: AttributedText
    var style: ParagraphStyle
    var width: Double?
    var height: Double?
  }

  static func random(_ generator: inout SplitMix) -> Case {
    func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    var text = AttributedText()
    for _ in 0..<(1 + pick(4)) {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<pick(14) { scalars.append(alphabet[pick(alphabet.count)]) }
      let families = [nil, "Inter", "monospaced", "Noto Sans Hebrew", "Noto Sans Arabic"]
      var attributes = TextAttributes(
        font: FontDescriptor(
          family: families[pick(5)], size: Double(pick(30)), weight: FontWeight.allCases[pick(9)],
          slant: pick(2) == 0 ? .italic : .upright))
      if pick(3) == 0 { attributes.letterSpacing = Double(pick(9)) - 4 }
      if pick(4) == 0 { attributes.underline = LineDecoration(.double, byWord: pick(2) == 0) }
      if pick(4) == 0 { attributes.textCase = .uppercase }
      if pick(4) == 0 { attributes.image = InlineImage(identifier: "i", width: 9, height: 9) }
      if pick(4) == 0 { attributes.color = .white }
      text.append(AttributedText(String(scalars), attributes: attributes))
    }
    let style = ParagraphStyle(
      alignment: TextAlignment.allCases[pick(7)], lineLimit: pick(2) == 0 ? nil : pick(4),
      lineBreakMode: LineBreakMode.allCases[pick(6)], lineSpacing: Double(pick(5)),
      minimumScaleFactor: pick(3) == 0 ? 0.5 : 1,
      baseDirection: BaseDirection.allCases[pick(3)],
      layoutDirection: pick(2) == 0 ? .rightToLeft : .leftToRight,
      locale: ["", "tr", "ja"][pick(3)])
    return Case(
      text: text, style: style, width: pick(4) == 0 ? nil : Double(pick(200)),
      height: pick(3) == 0 ? Double(pick(90)) : nil)
  }

  @Test("No line exceeds the bound of the least width where no width is allowed") func bound()
    throws
  {
    var generator = SplitMix(state: 7)
    var known = 0
    for number in 0..<2000 {
      let sample = Self.random(&generator)
      let paragraph = Paragraph(
        sample.text, style: sample.style, typesetter: TestFonts.typesetter)
      guard let bound = paragraph.leastWidthBound else { continue }
      known += 1
      for height in [nil, sample.height, 0] {
        let size = paragraph.layout(width: 0, maximumHeight: height, grid: PixelGrid(scale: 1))
          .exactSize
        #expect(
          size.width <= bound, "\(number) \(bound): \(sample.text.string.debugDescription)")
      }
    }
    #expect(known > 1000)
  }

  @Test("Lines follow each other without gap, hold what they show, and cover the text")
  func invariants() {
    var generator = SplitMix(state: 42)
    for number in 0..<300 {
      let sample = Self.random(&generator)
      let paragraph = Paragraph(
        sample.text, style: sample.style, typesetter: TestFonts.typesetter)
      let layout = paragraph.layout(
        width: sample.width, maximumHeight: sample.height, grid: PixelGrid(scale: 2))
      let lines = layout.lines
      let isChained = zip(lines, lines.dropFirst()).allSatisfy {
        $0.range.upperBound == $1.range.lowerBound
      }
      #expect(isChained, "\(number): \(sample.text.string.debugDescription)")
      #expect(lines[0].range.lowerBound == 0)
      if !layout.isTruncated {
        #expect(lines.last!.range.upperBound == paragraph.text.count, "\(number)")
      }
      for line in lines {
        let sum = line.runs.reduce(0) { $0 + $1.width }
        #expect(abs(sum - line.width) < 1e-6, "\(number): \(sum) for \(line.width)")
        let clusters = line.runs.flatMap { run in
          run.glyphs.glyphs.filter { _ in !run.range.isEmpty }.map {
            run.range.contains(Int($0.cluster))
          }
        }
        #expect(!clusters.contains(false), "\(number)")
      }
    }
  }
}
