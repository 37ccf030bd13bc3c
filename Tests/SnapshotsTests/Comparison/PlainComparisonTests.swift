import GalleyGeometry
import GalleyImaging
import Testing

@testable import GalleySnapshots

@Suite("The fast comparison and the plain one")
struct PlainComparisonTests {
  static let measures: [PixelMeasure] = [
    .exact, .channelStep(levels: 0), .channelStep(levels: 30), .perceptualPrecision(0.97),
    .like(.pixelmatch5, threshold: 0), .like(.pixelmatch5),
    .like(.pixelmatch5, threshold: 0.05, forgivesAntialiased: false),
    .like(.pixelmatch7, threshold: 0), .like(.pixelmatch7),
    .like(.pixelmatch7, threshold: 0.05, forgivesAntialiased: false),
    .like(.odiff4), .like(.odiff4, threshold: 0),
    .like(.odiff4, threshold: 0.05, forgivesAntialiased: true), .edgeMovement(pixels: 0.5),
    .edgeMovement(pixels: 0.3, levels: 0), .edgeMovement(pixels: 1.5),
  ]

  /// The texture of a picture.
  enum Texture: CaseIterable {
    case flat
    case fewColors
    case noise
    case slopes
    case slantedEdges
    case translucent
  }

  /// The difference of the second picture from the first.
  enum Change: CaseIterable {
    case dots
    case inverted
    case shifted
    case slightlyTinted
    case noisy
  }

  @Test("agree on every pixel of random pictures", arguments: measures)
  func agree(_ measure: PixelMeasure) {
    var generator = ComparisonGenerator(state: 77)
    let sizes = [(1, 1), (2, 9), (63, 3), (64, 2), (65, 5), (129, 4), (40, 10), (3, 66), (20, 17)]
    for texture in Texture.allCases {
      for change in Change.allCases {
        let (width, height) = sizes.randomElement(using: &generator)!
        let old = Self.picture(texture, width, height, &generator)
        let new = Self.changed(old, change, &generator)
        var options = ComparisonOptions(measure: measure, threads: 2)
        if Bool.random(using: &generator) {
          options.ignoredRects = [
            PixelRect(x: width / 2, y: 1, width: 9, height: 5),
            PixelRect(x: -3, y: height / 2, width: 70, height: 1),
          ]
        }
        expectAgreement(old, new, options, "\(texture) \(change) \(width)×\(height)")
      }
    }
  }

  private func expectAgreement(
    _ old: TestPicture, _ new: TestPicture, _ options: ComparisonOptions, _ title: Comment
  ) {
    let plain = PlainComparison(old, new, options)
    let fast = BitmapComparison.difference(
      expected: old.bitmap, actual: new.bitmap, options: options)
    guard case .pixels(let pixels) = fast else {
      #expect(plain.differing == 0, title)
      return
    }
    let wrong = plain.fails.indices.filter {
      pixels.mask.contains(x: $0 % old.width, y: $0 / old.width) != plain.fails[$0]
    }
    #expect(wrong.isEmpty, title)
    #expect(pixels.differingPixels == plain.differing, title)
    #expect(pixels.largestChannelDifference == plain.largest, title)
    #expect(pixels.failingPixels == plain.fails.count { $0 }, title)
    let grouped = pixels.clusters.reduce(0) { $0 + $1.pixelCount }
    #expect(grouped == pixels.failingPixels, title)
  }

  static func picture(
    _ texture: Texture, _ width: Int, _ height: Int, _ generator: inout ComparisonGenerator
  ) -> TestPicture {
    var picture = TestPicture(width: width, height: height, fill: 0xFF38_5A7C)
    let palette: [UInt32] = (0..<3).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    for y in 0..<height {
      for x in 0..<width {
        let color: UInt32
        switch texture {
        case .flat: continue
        case .fewColors: color = palette.randomElement(using: &generator)! | 0xFF00_0000
        case .noise: color = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
        case .slopes: color = TestPicture.grey(min(255, 2 * x + 3 * y))
        case .slantedEdges:
          color = TestPicture.grey(min(max((x * 3 + y * 2) % 60 * 40 - 600, 0), 255))
        case .translucent:
          let alpha: UInt32 = [0, 0, 128, 255].randomElement(using: &generator)!
          color = palette.randomElement(using: &generator)! | alpha << 24
        }
        picture[x, y] = color
      }
    }
    return picture
  }

  static func changed(
    _ picture: TestPicture, _ change: Change, _ generator: inout ComparisonGenerator
  ) -> TestPicture {
    var changed = picture
    for index in picture.words.indices {
      switch change {
      case .dots:
        guard Int.random(in: 0..<30, using: &generator) == 0 else { continue }
        changed.words[index] = UInt32.random(in: 0...UInt32.max, using: &generator)
      case .inverted: changed.words[index] ^= 0xFF_FFFF
      case .shifted: changed.words[index] = picture.words[max(0, index - 1)]
      case .slightlyTinted: changed.words[index] ^= 0x0C_0A04
      case .noisy: changed.words[index] ^= UInt32.random(in: 0...0x1F, using: &generator) * 0x1_0101
      }
    }
    return changed
  }
}
