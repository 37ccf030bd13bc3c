package import GalleyImaging

/// What a reference picture carries with it: the digest it was made from, the hash of its pixels
/// and the tree behind it.
///
/// It travels in a private chunk that is unsafe to copy, so that an editor that changes pixels
/// must drop it; a hash of the image data catches those that keep it all the same.
package struct SnapshotMetadata: Hashable, Sendable {
  /// The name of the chunk: ancillary, private, unsafe to copy.
  package static let chunkName = "gaLY"
  /// A tree or owner map with more bytes than this stays out of the picture.
  package static let limit = 24 << 10
  /// More than packing adds to so many bytes that do not pack: five for each block of five thousand.
  private static let packingOverhead = 64

  /// The digest of the picture's inputs.
  package var digest: PictureDigest
  /// The hash of width, height and straight RGBA pixels.
  package var pixels: UInt64
  /// The tree, or nil when it was left out.
  package var scene: SceneDescription?
  /// Who painted which pixel, or nil when it was left out.
  package var owners: OwnerMap?
  /// What the picture was made from, or nil when it was left out.
  package var inputs: PictureInputs?

  /// Makes the metadata of a picture.
  package init(
    digest: PictureDigest, pixels: UInt64, scene: SceneDescription? = nil, owners: OwnerMap? = nil,
    inputs: PictureInputs? = nil
  ) {
    self.digest = digest
    self.pixels = pixels
    self.scene = scene
    self.owners = owners
    self.inputs = inputs
  }

  /// The PNG file with the metadata in it; the file as it was when it is not a PNG.
  ///
  /// - Throws: When there is no memory for the compressor.
  package func applied(to png: [UInt8]) throws(ImageError) -> [UInt8] {
    guard let container = PNGContainer(png) else { return png }
    return container.inserting(
      Self.chunkName, try encoded(boundTo: container.pixelDataHash))
  }

  /// The metadata of a PNG file, or nil when it has none, an unknown version of it, or one that no
  /// longer belongs to the pixels.
  package static func read(from png: [UInt8]) -> SnapshotMetadata? {
    PNGContainer(png).flatMap { read(from: $0) }
  }

  /// What a reference file carries; nil also when the file cannot be read.
  static func carried(byReference path: String) -> SnapshotMetadata? {
    guard case .picture(_, let container, _) = ReferencePicture.load(path) else { return nil }
    return carried(by: container)
  }

  /// Whether a file was recorded: it carries metadata, whatever became of its pixels.
  static func isCarried(byReference path: String) -> Bool {
    guard case .picture(_, let container, _) = ReferencePicture.load(path) else { return false }
    return container.data(named: chunkName) != nil
  }

  /// What a file carries, also when its image data are others since: for a proof, which draws that
  /// again and compares it with the pixels there are.
  static func carried(by container: PNGContainer) -> SnapshotMetadata? {
    guard container.isComplete, let data = container.data(named: chunkName) else { return nil }
    return try? SnapshotMetadataHeader(data, boundTo: nil)?.metadata()
  }

  /// The same for a file whose chunks are known already.
  package static func read(from container: PNGContainer) -> SnapshotMetadata? {
    guard let header = SnapshotMetadataHeader.read(from: container) else { return nil }
    return try? header.metadata()
  }

  /// Whether the metadata belong to the pixels but were packed by an earlier version, of which only
  /// the hashes are read; recording the picture again brings the rest back.
  public static func isEarlier(in container: PNGContainer) -> Bool {
    SnapshotMetadataHeader.read(from: container)?.isEarlier ?? false
  }

  func encoded(boundTo pixelData: UInt64) throws(ImageError) -> [UInt8] {
    var writer = ByteWriter()
    writer.unsigned(SnapshotMetadataHeader.version)
    writer.word(pixelData)
    writer.word(pixels)
    writer.word(digest.combined)
    var body = ByteWriter()
    body.word(digest.displayList)
    for list in [digest.fonts, digest.images, [digest.renderer]] {
      body.count(list.count)
      for entry in list {
        body.text(entry.name)
        body.word(entry.digest)
      }
    }
    body.block(try capped(scene.map(SceneCoding.encode)))
    body.block(try capped(owners.map { $0.encoded() }))
    body.block(try capped(inputs.map { $0.encoded() }))
    writer.count(body.bytes.count)
    return writer.bytes + (try Self.packed(body.bytes))
  }

  private func capped(_ bytes: [UInt8]?) throws(ImageError) -> [UInt8] {
    // The limit is on packed bytes; trees pack to about a quarter, and nothing grows by much.
    guard let bytes, bytes.count <= 16 * Self.limit else { return [] }
    if bytes.count <= Self.limit - Self.packingOverhead { return bytes }
    return try Self.packed(bytes).count <= Self.limit ? bytes : []
  }

  /// What is left out for want of memory would be missing without a word.
  private static func packed(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    if let packed = Deflate.packed(bytes) { return packed }
    throw ImageError(
      .writePNG, place: chunkName, expected: "memory for the compressor", found: "none")
  }
}

/// The head of the metadata: what skipping needs, without unpacking the tree.
struct SnapshotMetadataHeader {
  /// Version 1 packed its body in a way of its own.
  static let version: UInt64 = 2

  let pixels: UInt64
  let combined: UInt64
  let isEarlier: Bool
  /// The greatest number of bytes of a body, which keeps damaged numbers from taking all memory.
  private static let limit: UInt64 = 64 << 20
  private let body: ArraySlice<UInt8>

  static func read(from container: PNGContainer) -> SnapshotMetadataHeader? {
    guard container.isComplete, let data = container.data(named: SnapshotMetadata.chunkName) else {
      return nil
    }
    return SnapshotMetadataHeader(data, boundTo: container.pixelDataHash)
  }

  /// Reads the head of metadata that belong to image data of a hash, or to any.
  init?(_ data: ArraySlice<UInt8>, boundTo pixelData: UInt64?) {
    var reader = ByteReader(data)
    guard let version = try? reader.unsigned(), (1...Self.version).contains(version),
      let bound = try? reader.word(), let pixels = try? reader.word(),
      let combined = try? reader.word(), bound == pixelData ?? bound
    else { return nil }
    self.pixels = pixels
    self.combined = combined
    isEarlier = version < Self.version
    body = data[reader.position...]
  }

  func metadata() throws(ByteCodingError) -> SnapshotMetadata {
    var packed = ByteReader(body)
    let count = try packed.unsigned()
    guard !isEarlier, count <= Self.limit,
      let bytes = Deflate.unpacked(body[packed.position...], count: Int(count))
    else { throw ByteCodingError() }
    var reader = ByteReader(bytes[...])
    let displayList = try reader.word()
    var lists: [[NamedDigest]] = []
    for _ in 0..<3 {
      var list: [NamedDigest] = []
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        list.append(NamedDigest(name: name, digest: try reader.word()))
      }
      lists.append(list)
    }
    guard let renderer = lists[2].first else { throw ByteCodingError() }
    var metadata = SnapshotMetadata(
      digest: PictureDigest(
        displayList: displayList, fonts: lists[0], images: lists[1], renderer: renderer),
      pixels: pixels)
    guard metadata.digest.combined == combined else { throw ByteCodingError() }
    let scene = try reader.block()
    if !scene.isEmpty { metadata.scene = try SceneCoding.decode(scene) }
    let owners = try reader.block()
    if !owners.isEmpty { metadata.owners = try OwnerMap(decoding: owners) }
    // Earlier references end here.
    let inputs = reader.remaining > 0 ? try reader.block() : []
    if !inputs.isEmpty { metadata.inputs = try PictureInputs(decoding: inputs) }
    return metadata
  }
}
