import GalleySystem

/// Everything that decides a picture's pixels, as hashes: when two are equal, the pictures are.
package struct PictureDigest: Hashable, Sendable {
  /// The display list in canonical form, canvas size and scale included.
  package var displayList: UInt64
  /// The fonts that were used, by name, with the hash of their bytes and variations.
  package var fonts: [NamedDigest]
  /// The images that were drawn, by name, with the hash of their pixels.
  package var images: [NamedDigest]
  /// What turns the list into pixels: program, libraries, versions.
  package var renderer: NamedDigest

  /// Makes a digest.
  package init(
    displayList: UInt64, fonts: [NamedDigest] = [], images: [NamedDigest] = [],
    renderer: NamedDigest
  ) {
    self.displayList = displayList
    self.fonts = fonts
    self.images = images
    self.renderer = renderer
  }

  /// One hash of all of it.
  package var combined: UInt64 {
    var hash = ContentHash()
    hash.add(displayList)
    for list in [fonts, images, [renderer]] {
      hash.add(UInt64(list.count))
      for entry in list {
        hash.add(entry.name)
        hash.add(entry.digest)
      }
    }
    return hash.value
  }
}

/// A thing with a name and a hash of its content.
package struct NamedDigest: Hashable, Sendable {
  /// The name in reports.
  package var name: String
  /// The hash of its content.
  package var digest: UInt64

  /// Makes an entry.
  package init(name: String, digest: UInt64) {
    self.name = name
    self.digest = digest
  }
}
