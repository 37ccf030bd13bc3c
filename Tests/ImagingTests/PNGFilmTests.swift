import Testing

@testable import GalleyImaging

/// Animated PNG files.
@Suite struct PNGFilmTests {
  private func frame(_ value: UInt8) -> Bitmap {
    let pixels = (0..<60).map { index -> UInt8 in
      index % 4 == 3 ? 255 : value &+ (value > 100 ? UInt8(index * 3) : 0)
    }
    return Bitmap(width: 5, height: 3, format: .rgbaStraight, pixels: pixels)
  }

  /// The chunks of a file by name, in order.
  private func chunks(of file: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    try file.withUnsafeBytes { bytes in
      var walker = try PNGChunkWalker(bytes)
      var all: [(name: String, data: [UInt8])] = []
      while all.last?.name != "IEND" {
        let raw = try walker.next()
        let name = String(decoding: PNGChunkWriter.word(raw.name), as: UTF8.self)
        all.append((name, Array(bytes[raw.body])))
      }
      return all
    }
  }

  /// The frames as files of their own.
  private func stills(of film: [UInt8]) throws -> [[UInt8]] {
    let chunks = try chunks(of: film)
    let head = chunks.filter { !["fcTL", "fdAT", "IDAT", "IEND", "acTL"].contains($0.name) }
    var stills: [[UInt8]] = []
    for chunk in chunks where ["fcTL", "fdAT", "IDAT"].contains(chunk.name) {
      if chunk.name == "fcTL" { stills.append([]) }
      let data = chunk.name == "fdAT" ? Array(chunk.data.dropFirst(4)) : chunk.data
      if chunk.name != "fcTL" { stills[stills.count - 1] += data }
    }
    return stills.map { data in
      var writer = PNGChunkWriter()
      writer.appendSignature()
      for chunk in head { writer.append(PNGChunk(name: chunk.name, data: chunk.data)) }
      writer.append("IDAT", data)
      writer.append("IEND", [])
      return writer.bytes
    }
  }

  @Test func everyFrameOfAFilmIsDecoded() throws {
    let frames = [frame(0), frame(17), frame(170)]
    let film = try PNGEncoder().encode(film: frames, framesPerSecond: 25)
    let stills = try stills(of: film)
    #expect(stills.count == 3)
    for (still, frame) in zip(stills, frames) {
      let decoded = try PNGDecoder.decode(still)
      #expect(decoded.pixels == frame.pixels)
    }
    #expect(try PNGDecoder.decode(film).pixels == frames[0].pixels)
    #expect(try PNGEncoder(threads: 1).encode(film: frames, framesPerSecond: 25) == film)
  }

  @Test func theChunksOfAFilmAreNumberedAndTimed() throws {
    let film = try PNGEncoder().encode(film: [frame(0), frame(1)], framesPerSecond: 300)
    let chunks = try chunks(of: film)
    let names = chunks.map(\.name)
    #expect(names.filter { $0 == "acTL" }.count == 1)
    #expect(names.firstIndex(of: "acTL") ?? 99 < names.firstIndex(of: "IDAT") ?? 0)
    #expect(chunks.first { $0.name == "acTL" }?.data == [0, 0, 0, 2, 0, 0, 0, 0])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.data[3] }
    #expect(numbers == [0, 1, 2])
    let control = try #require(chunks.first { $0.name == "fcTL" })
    #expect(
      Array(control.data.dropFirst(4)) == [
        0, 0, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 44, 0, 0,
      ])
  }

  @Test func picturesOfSeveralSizesAreNoFilm() {
    let small = Bitmap(width: 1, height: 1, format: .rgbaStraight, pixels: [0, 0, 0, 255])
    #expect(throws: ImageError.self) {
      try PNGEncoder().encode(film: [frame(0), small], framesPerSecond: 10)
    }
    #expect(throws: ImageError.self) { try PNGEncoder().encode(film: [], framesPerSecond: 10) }
  }
}
