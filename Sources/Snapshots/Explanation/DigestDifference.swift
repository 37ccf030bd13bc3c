/// What changed outside the tree: renderer, fonts, images.
package struct DigestDifference: Hashable, Sendable {
  /// The reasons, renderer first.
  package private(set) var causes: [Cause] = []
  /// True if the pictures were made by different renderers.
  package private(set) var isRendererChanged = false

  /// No difference.
  package init() {}

  /// Compares what two pictures were made from.
  package init(expected: PictureDigest, actual: PictureDigest) {
    if expected.renderer != actual.renderer {
      isRendererChanged = true
      causes.append(Cause(.renderer, Self.text(expected.renderer, actual.renderer)))
    }
    causes += Self.changed(expected.fonts, actual.fonts).map { Cause(.font, "font \($0) changed") }
    causes += Self.changed(expected.images, actual.images).map {
      Cause(.image, "image \($0) changed")
    }
  }

  /// The same without what turns drawings into pixels, which frames do not depend on.
  var withoutRenderer: DigestDifference {
    var copy = self
    copy.isRendererChanged = false
    copy.causes.removeAll { $0.kind == .renderer }
    return copy
  }

  /// Whether fonts or images have other bytes, so that what holds them may have other sizes.
  var isContentChanged: Bool { causes.contains { $0.kind == .font || $0.kind == .image } }

  private static func text(_ old: NamedDigest, _ new: NamedDigest) -> String {
    let short = { (digest: UInt64) in String(hexadecimal(digest).prefix(8)) }
    return old.name == new.name
      ? "recorded by another renderer (\(short(old.digest)), this is \(short(new.digest)))"
      : "recorded by another renderer (\(old.name), this is \(new.name))"
  }

  /// Names on both sides whose content differs; names on one side follow from the tree.
  private static func changed(_ old: [NamedDigest], _ new: [NamedDigest]) -> [String] {
    new.filter { entry in
      let same = old.filter { $0.name == entry.name }
      return !same.isEmpty && !same.contains(entry)
    }.map(\.name)
  }
}
