import GalleyGeometry
import GalleyImaging

/// A difference that a picture or frame dump passes in spite of, and why.
package struct ToleratedDifference: Hashable, Sendable {
  /// The rule that lets it pass: `mask #clock`, or `tolerance` with its measure.
  package var rule: String
  /// Why, in the words of who declared it.
  package var reason: String
  /// The number of pixels that differ; nil for a frame dump.
  package var pixels: Int?

  /// `120 px by mask #clock (shows the time)`.
  package var text: String {
    (pixels.map { "\(grouped($0)) px by " } ?? "by ") + "\(rule) (\(reason))"
  }
}

extension SnapshotReport {
  /// The pictures and frame dumps that pass only thanks to masks and tolerances, by what lets them,
  /// most first.
  package var toleranceUses: [(rule: String, reason: String, results: Int)] {
    var uses: [(rule: String, reason: String, results: Int)] = []
    for result in results where result.isPassed {
      for found in result.tolerated {
        if let place = uses.firstIndex(where: { $0.rule == found.rule && $0.reason == found.reason }
        ) {
          uses[place].results += 1
        } else {
          uses.append((found.rule, found.reason, 1))
        }
      }
    }
    return uses.sorted { ($1.results, $0.rule) < ($0.results, $1.rule) }
  }

  /// The number of results that pass only thanks to masks and tolerances.
  package var toleratedCount: Int { results.count { $0.isPassed && !$0.tolerated.isEmpty } }
}

/// The masks of a case on one picture: their places on the old and the new side.
struct MaskedPixels {
  private var parts: [(mask: PictureMask, rects: [PixelRect])]

  init(_ masks: [PictureMask], old: SceneDescription?, new: SceneDescription) {
    parts = masks.map { mask in
      (mask, (old?.pixels(of: mask) ?? []) + new.pixels(of: mask))
    }
  }

  var rects: [PixelRect] { parts.flatMap(\.rects) }

  /// Lets a mask cover what only the larger of two canvases has.
  mutating func cover(beyond old: Bitmap, and new: Bitmap, by mask: PictureMask) {
    guard let place = parts.firstIndex(where: { $0.mask == mask }) else { return }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let (left, top) = (min(old.width, new.width), min(old.height, new.height))
    parts[place].rects += [
      PixelRect(x: left, y: 0, width: width - left, height: height),
      PixelRect(x: 0, y: top, width: left, height: height - top),
    ].filter { !$0.isEmpty }
  }

  /// The masks under which pixels differ; a pixel counts for the first mask that covers it.
  func differences(_ old: Bitmap, _ new: Bitmap) -> [ToleratedDifference] {
    var counts = [Int](repeating: 0, count: parts.count)
    eachDifference(old, new) { index, _ in counts[index] += 1 }
    return zip(parts, counts).filter { $1 > 0 }.map { part, count in
      ToleratedDifference(rule: "mask \(part.mask)", reason: part.mask.reason, pixels: count)
    }
  }

  /// The new picture as it would be had nothing changed under the masks; the picture itself when the
  /// sizes differ.
  func covering(_ new: Bitmap, with old: Bitmap) -> Bitmap {
    guard !parts.isEmpty, old.width == new.width, old.height == new.height else { return new }
    var pixels = new.pixels
    eachDifference(old, new) { _, start in
      pixels.replaceSubrange(start..<(start + 4), with: old.pixels[start..<(start + 4)])
    }
    return Bitmap(width: new.width, height: new.height, format: .rgbaStraight, pixels: pixels)
  }

  /// Calls the body with the mask and the first byte of each pixel that differs under one.
  private func eachDifference(_ old: Bitmap, _ new: Bitmap, _ body: (Int, Int) -> Void) {
    guard old.width == new.width, old.height == new.height else { return }
    let all = PixelRect(x: 0, y: 0, width: old.width, height: old.height)
    var seen: Set<Int> = []
    for (index, part) in parts.enumerated() {
      for rect in part.rects.map({ $0.intersection(all) }) where !rect.isEmpty {
        for y in rect.rows {
          for start in rect.columns.map({ 4 * (y * old.width + $0) })
          where old.pixels[start..<(start + 4)] != new.pixels[start..<(start + 4)] {
            if seen.insert(start).inserted { body(index, start) }
          }
        }
      }
    }
  }
}
