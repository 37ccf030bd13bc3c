import GalleyGeometry
import GalleyImaging
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("What a reference carries")
struct SnapshotMetadataTests {
  let digest = PictureDigest(
    displayList: 7, fonts: [NamedDigest(name: "Sans", digest: 8)],
    images: [NamedDigest(name: "cat.png", digest: 9)],
    renderer: NamedDigest(name: "toy", digest: 10))

  func marked() throws -> (png: [UInt8], metadata: SnapshotMetadata) {
    let (bitmap, owners) = ToyRenderer.paint(.sample)
    let metadata = SnapshotMetadata(
      digest: digest, pixels: bitmap.pixelHash, scene: .sample, owners: owners)
    return (try metadata.applied(to: PNGEncoder(mode: .small).encode(bitmap)), metadata)
  }

  @Test("Metadata and pixels survive")
  func roundTrip() throws {
    let (png, metadata) = try marked()
    #expect(SnapshotMetadata.read(from: png) == metadata)
    #expect(try PNGDecoder.decode(png).pixelHash == metadata.pixels)
    #expect(try metadata.applied(to: png) == png)
    let isSmall = SnapshotMetadata.chunkName.utf8.map { $0 & 0x20 == 0x20 }
    #expect(isSmall == [true, true, false, false])
  }

  @Test("An editor that changes the pixels and keeps the chunk is found out")
  func edited() throws {
    let (png, _) = try marked()
    let chunk = try #require(PNGContainer(png)?.data(named: SnapshotMetadata.chunkName))
    let other = Bitmap(
      width: 100, height: 100, format: .rgbaStraight,
      pixels: [UInt8](repeating: 3, count: 40000))
    let edited = try #require(PNGContainer(try PNGEncoder(mode: .small).encode(other)))
      .inserting(SnapshotMetadata.chunkName, Array(chunk))
    #expect(SnapshotMetadata.read(from: edited) == nil)
  }

  @Test("Of an earlier version the hashes are read, and the rest is refused")
  func earlier() throws {
    let (png, metadata) = try marked()
    let container = try #require(PNGContainer(png))
    var chunk = Array(try #require(container.data(named: SnapshotMetadata.chunkName)))
    #expect(chunk[0] == 2)
    #expect(!SnapshotMetadata.isEarlier(in: container))
    chunk[0] = 1
    let old = try #require(PNGContainer(container.inserting(SnapshotMetadata.chunkName, chunk)))
    #expect(SnapshotMetadata.isEarlier(in: old))
    #expect(SnapshotMetadataHeader.read(from: old)?.pixels == metadata.pixels)
    #expect(SnapshotMetadata.read(from: old) == nil)
    chunk[0] = 3
    let later = try #require(PNGContainer(container.inserting(SnapshotMetadata.chunkName, chunk)))
    #expect(SnapshotMetadataHeader.read(from: later) == nil)
  }

  @Test("Damaged metadata is no metadata")
  func damaged() throws {
    let (png, _) = try marked()
    let range = try #require(
      PNGContainer(png)?.chunks.first { $0.name == SnapshotMetadata.chunkName }?.data)
    var numbers = SeededNumbers(state: 4)
    for _ in 0..<200 {
      var bytes = png
      bytes[Int.random(in: range, using: &numbers)] ^= UInt8.random(in: 1...255, using: &numbers)
      #expect(SnapshotMetadata.read(from: bytes) == nil)
    }
    for length in stride(from: 0, to: png.count, by: 37) {
      _ = SnapshotMetadata.read(from: Array(png[..<length]))
    }
  }

  @Test("Every field of the digest counts")
  func everyField() {
    var variants = [digest]
    func vary(_ change: (inout PictureDigest) -> Void) {
      var copy = digest
      change(&copy)
      variants.append(copy)
    }
    vary { $0.displayList += 1 }
    vary { $0.fonts[0].digest += 1 }
    vary { $0.fonts[0].name = "Serif" }
    vary { $0.fonts = [] }
    vary { $0.fonts.append($0.fonts[0]) }
    vary { $0.images[0].digest += 1 }
    vary { $0.images[0].name = "dog.png" }
    vary { $0.images = [] }
    vary { ($0.fonts, $0.images) = ($0.images, $0.fonts) }
    vary { $0.renderer.digest += 1 }
    vary { $0.renderer.name = "toy 2" }
    #expect(Set(variants.map(\.combined)).count == variants.count)
  }

  @Test("The hash sees every byte, the length and the order")
  func hashing() {
    let bytes = (0..<100).map { UInt8($0) }
    var values: Set<UInt64> = [ContentHash.of(bytes)]
    for index in bytes.indices {
      var copy = bytes
      copy[index] ^= 0x80
      values.insert(ContentHash.of(copy))
      values.insert(ContentHash.of(Array(bytes[..<index])))
    }
    values.insert(ContentHash.of(bytes + [0]))
    values.insert(ContentHash.of(bytes.reversed()))
    #expect(values.count == 203)
  }

  @Test("Straight pixels do not depend on the format they came in")
  func straight() {
    let premultiplied = Bitmap(
      width: 3, height: 1, format: .rgbaPremultiplied,
      pixels: [10, 20, 30, 255, 50, 25, 0, 100, 9, 9, 9, 0])
    let swapped = Bitmap(
      width: 3, height: 1, format: .bgraPremultiplied,
      pixels: [30, 20, 10, 255, 0, 25, 50, 100, 9, 9, 9, 0])
    let expected: [UInt8] = [10, 20, 30, 255, 128, 64, 0, 100, 0, 0, 0, 0]
    #expect(premultiplied.straight.pixels.elementsEqual(expected))
    #expect(swapped.pixelHash == premultiplied.pixelHash)
  }
}
