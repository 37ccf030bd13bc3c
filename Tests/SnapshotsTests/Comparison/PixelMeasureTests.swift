import GalleyImaging
import Testing

@testable import GalleySnapshots

@Suite("Pixel measures")
struct PixelMeasureTests {
  /// The largest change of one channel, or of all three, from white that is still let through.
  func largestPassing(_ change: UInt32, from word: UInt32, _ measure: PixelMeasure) -> Int {
    (0...255).last { step in
      var first = TestPicture(width: 9, height: 9, fill: word)
      let second = first
      first[4, 4] = word &- UInt32(step) &* change
      return BitmapComparison.difference(
        expected: first.bitmap, actual: second.bitmap, options: ComparisonOptions(measure: measure)
      ).passes
    } ?? -1
  }

  static func yiq(_ threshold: Double) -> PixelMeasure {
    .like(.pixelmatch5, threshold: threshold, forgivesAntialiased: false)
  }

  @Test(
    "The YIQ threshold lets through as many levels as published",
    arguments: [
      (0.1, 0x1_0101, 26), (0.1, 1, 46), (0.1, 0x100, 37), (0.1, 0x1_0000, 78),
      (0.2, 0x1_0101, 52), (0.2, 1, 93), (0.2, 0x100, 75), (0.2, 0x1_0000, 157),
      (0.05, 0x1_0101, 13),
    ] as [(Double, UInt32, Int)])
  func thresholds(_ threshold: Double, _ change: UInt32, _ levels: Int) {
    #expect(largestPassing(change, from: 0xFFFF_FFFF, Self.yiq(threshold)) == levels)
  }

  @Test("Black to white is the largest YIQ distance")
  func maximum() {
    let distance = YIQDistance.squared(0xFF00_0000, 0xFFFF_FFFF)
    #expect(abs(distance - 0.5053 * 255 * 255) < 0.01)
    #expect(distance < YIQDistance.maximum)
  }

  @Test("The eigenvalue proves equality and never wrongly: 1375 at a threshold of 0.1")
  func eigenvalue() {
    let judge = YIQJudge(.pixelmatch5, threshold: 0.1, forgivesAntialiased: false)
    #expect(judge.certainSum == 1375)
    var generator = ComparisonGenerator(state: 2)
    for _ in 0..<20_000 {
      let first = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
      let second = first ^ UInt32(truncatingIfNeeded: generator.next()) & 0x1F_3F1F
      #expect(
        judge.exceeds(first, second, at: 0) == (YIQDistance.squared(first, second) > judge.limit))
    }
  }

  @Test("A channel step counts levels of the channel that changes most")
  func channelStep() {
    #expect(largestPassing(0x1_0203, from: 0xFFFF_FFFF, .channelStep(levels: 30)) == 10)
    #expect(largestPassing(1, from: 0xFFFF_FFFF, .channelStep(levels: 0)) == 0)
  }

  @Test("Perceptual precision is CIE94: published distances of sRGB colours")
  func cie94() {
    // CIE L* of mid grey 119 is 50.03; black to white is 100.
    let black = PerceptualColor.lab(0xFF00_0000, on: 255)
    let white = PerceptualColor.lab(0xFFFF_FFFF, on: 255)
    let red = PerceptualColor.lab(0xFF00_00FF, on: 255)
    #expect(abs(PerceptualColor.cie94(black, white) - 100) < 0.01)
    #expect(abs(red.x - 53.24) < 0.01 && abs(red.y - 80.09) < 0.02 && abs(red.z - 67.20) < 0.02)
    #expect(abs(PerceptualColor.lab(PixelMeasureTests.grey119, on: 255).x - 50.03) < 0.01)
  }

  static let grey119 = TestPicture.grey(119)

  @Test(
    "Popular perceptual precisions let a few levels of grey through",
    arguments: [(0.98, 4...6), (0.95, 9...14), (0.90, 23...28)])
  func perceptual(_ precision: Double, _ levels: ClosedRange<Int>) {
    let passing = largestPassing(0x1_0101, from: 0xFFFF_FFFF, .perceptualPrecision(precision))
    #expect(levels.contains(passing), "\(passing)")
  }

  @Test("OKLab with HyAB: black to white is 1, a level of grey about 0.004")
  func okLab() {
    #expect(abs(PerceptualColor.hyabDistance(0xFF00_0000, 0xFFFF_FFFF) - 1) < 1e-6)
    let step = PerceptualColor.hyabDistance(TestPicture.grey(128), TestPicture.grey(129))
    #expect(step > 0.003 && step < 0.005)
    // The first steps of grey beyond a distance of 0.1, from either end.
    let fromBlack = (0...255).first {
      PerceptualColor.hyabDistance(0xFF00_0000, TestPicture.grey($0)) > 0.1
    }
    let fromWhite = (0...255).first {
      PerceptualColor.hyabDistance(0xFFFF_FFFF, TestPicture.grey(255 - $0)) > 0.1
    }
    #expect(fromBlack == 23 && fromWhite == 29)
  }

  @Test("Alpha counts on white and on black")
  func alpha() {
    #expect(PerceptualColor.cie94Distance(0xFFFF_FFFF, 0x00FF_FFFF) > 99)
    #expect(PerceptualColor.hyabDistance(0xFF00_0000, 0x0000_0000) > 0.99)
  }

  /// A vertical edge between black and white at a fraction of a pixel.
  func edge(at position: Double, width: Int = 24, height: Int = 24) -> TestPicture {
    var picture = TestPicture(width: width, height: height)
    for x in 0..<width {
      let coverage = min(1, max(0, position - Double(x)))
      let level = Int((255 * (1 - coverage)).rounded())
      picture.fill(x..<x + 1, 0..<height, TestPicture.grey(level))
    }
    return picture
  }

  func passes(_ first: TestPicture, _ second: TestPicture, _ measure: PixelMeasure) -> Bool {
    BitmapComparison.difference(
      expected: first.bitmap, actual: second.bitmap, options: ComparisonOptions(measure: measure)
    ).passes
  }

  @Test(
    "The edge rule measures how far an edge moved",
    arguments: [(0.25, true), (0.4, true), (0.5, true), (0.6, false), (1, false), (3, false)])
  func edgeMovement(_ distance: Double, _ isTolerated: Bool) {
    let measure = PixelMeasure.edgeMovement(pixels: 0.5)
    #expect(passes(edge(at: 10), edge(at: 10 + distance), measure) == isTolerated)
  }

  @Test(
    "The edge rule sees what thresholds miss: a lost hairline, a tint, a change of one level is noise"
  )
  func edgeRuleOnChanges() {
    let measure = PixelMeasure.edgeMovement(pixels: 0.5)
    let blank = TestPicture(width: 32, height: 32, fill: TestPicture.grey(250))
    var hairline = blank
    hairline.fill(0..<32, 10..<11, TestPicture.grey(240))
    #expect(!passes(hairline, blank, measure))
    #expect(passes(hairline, blank, Self.yiq(0.1)))
    var icon = blank
    icon.fill(4..<20, 4..<20, 0xFF20_8040)
    var recolored = blank
    recolored.fill(4..<20, 4..<20, 0xFF20_8540)
    #expect(!passes(icon, recolored, measure))
    #expect(passes(icon, recolored, Self.yiq(0.1)))
    var noise = blank
    for index in stride(from: 0, to: noise.words.count, by: 5) { noise.words[index] &-= 1 }
    #expect(passes(blank, noise, measure))
  }

  @Test("A tint cannot hide in texture")
  func textureTint() {
    var generator = ComparisonGenerator(state: 8)
    var photo = TestPicture(width: 40, height: 40)
    for index in photo.words.indices {
      photo.words[index] = TestPicture.grey(Int(generator.next() % 200))
    }
    var tinted = photo
    for index in tinted.words.indices { tinted.words[index] &+= 0x0C_0C0C }
    #expect(!passes(photo, tinted, .edgeMovement(pixels: 0.5)))
  }

  @Test("pixelmatch forgives an anti-aliased edge pixel and counts it when told to")
  func antialiasing() {
    // A slanted edge, one pixel of which is rendered in another shade.
    var first = TestPicture(width: 16, height: 16)
    for y in 0..<16 { first.fill(0..<(4 + y / 2), y..<y + 1, 0xFF00_0000) }
    for y in stride(from: 0, to: 16, by: 2) { first[4 + y / 2, y] = TestPicture.grey(128) }
    var second = first
    second[8, 8] = TestPicture.grey(190)
    #expect(passes(first, second, .like(.pixelmatch5)))
    #expect(!passes(first, second, .like(.pixelmatch5, forgivesAntialiased: false)))
    #expect(passes(first, second, .like(.odiff4, forgivesAntialiased: true)))
    #expect(!passes(first, second, .like(.odiff4)))
    var dot = first
    dot[14, 2] = 0xFF00_0000
    #expect(!passes(first, dot, .like(.pixelmatch5)))
  }

  @Test("The sweep finds the smallest setting that passes, and each one passes")
  func sweep() {
    var first = TestPicture(width: 30, height: 30)
    first.fill(5..<15, 5..<15, 0xFF40_4040)
    var second = first
    second.fill(5..<15, 5..<6, 0xFF46_4040)
    let settings = ToleranceSweep(expected: first.bitmap, actual: second.bitmap).settings
    #expect(settings.first?.options.maxDiffPixels == 10)
    #expect(settings.contains { $0.options.measure == .channelStep(levels: 6) })
    #expect(settings.count >= 4)
    for setting in settings {
      let difference = BitmapComparison.difference(
        expected: first.bitmap, actual: second.bitmap, options: setting.options)
      #expect(difference.passes, "\(setting)")
    }
  }
}
