internal import GalleyImaging
import GalleyPlatform
internal import GalleySnapshots
internal import GalleySystem

extension Benchmark {
  static let comparing = Benchmark(
    name: "compare", summary: "picture comparison in memory against memcmp"
  ) { bench in
    for page in [TestPage.phone, .desktop, .huge] {
      for change in PageChange.allCases {
        let title = "compare \(page.name), \(change.rawValue)"
        if let filter = bench.filter, !title.contains(filter) { continue }
        let expected = page.bitmap().straight
        let actual = change.apply(to: page)
        func judge(_ name: String, _ options: ComparisonOptions) -> Contender {
          Contender(name: name) {
            switch BitmapComparison.difference(
              expected: expected, actual: actual, options: options)
            {
            case .pixels(let pixels): pixels.failingPixels
            case .none: 0
            case .size: -1
            }
          }
        }
        let floor = MemoryFloor(expected)
        let pixelmatch = PixelMeasure.like(.pixelmatch7)
        try bench.compare(
          title,
          [
            Contender(name: "memcmp of the whole") { floor.compare() },
            judge("exact, one thread", ComparisonOptions(threads: 1)),
            judge("exact, all threads", .exact),
            judge("pixelmatch 7, one thread", ComparisonOptions(measure: pixelmatch, threads: 1)),
            judge("pixelmatch 7, all threads", ComparisonOptions(measure: pixelmatch)),
            judge(
              "edge movement 0.5, all threads",
              ComparisonOptions(measure: .edgeMovement(pixels: 0.5))),
            judge(
              "perceptual 0.98, all threads", ComparisonOptions(measure: .perceptualPrecision(0.98))
            ),
          ])
      }
    }
  }

  static let fileComparing = Benchmark(
    name: "diff", summary: "comparison of PNG files against decoding alone and memcmp"
  ) { bench in
    let folder = ScratchFolder()
    defer { folder.remove() }
    for page in [TestPage.phone, .desktop, .huge] {
      for change in PageChange.allCases {
        let title = "diff \(page.name), \(change.rawValue)"
        if let filter = bench.filter, !title.contains(filter) { continue }
        try compareFiles(bench, title, page, change, folder)
      }
    }
    try compareMany(bench, folder)
    try comparePictures(bench, folder)
  }

  /// Measures the cost of a difference picture on top of the comparison: one encode.
  private static func comparePictures(_ bench: Workbench, _ folder: ScratchFolder) throws {
    let galley = bench.galley ?? besideItself("galley")
    let page = TestPage.phone
    let paths = ["old.png", "new.png"].map(folder.path)
    let pictures = [page.bitmap(), PageChange.onePercent.bitmap(of: page)]
    for (picture, path) in zip(pictures, paths) { folder.write(CairoFile.write(picture), path) }
    let difference = CompositePicture(expected: pictures[0], actual: pictures[1]).difference
    func run(_ more: String) throws {
      let command = "\(galley) diff \(paths.joined(separator: " ")) \(more)"
      // Pictures that differ end it with status 1.
      _ = try ChildProcess.run("sh -c '\(command) > /dev/null; true'")
    }
    try bench.compare(
      "diff -o \(page.name), whole processes",
      [
        Contender(name: "diff and one encode") {
          try run("")
          return try PNGEncoder(mode: .fast, threads: 1).encode(difference).count
        },
        Contender(name: "diff -o", bar: 1.15) {
          try run("-o \(folder.path("diff.png"))")
          return nil
        },
      ])
  }

  private static func compareFiles(
    _ bench: Workbench, _ title: String, _ page: TestPage, _ change: PageChange,
    _ folder: ScratchFolder
  ) throws {
    let bitmaps = [page.bitmap(), change.bitmap(of: page)]
    // The usual format of references: cairo's files, that is, libpng's.
    let files = bitmaps.map { CairoFile.write($0) }
    let paths = ["old.png", "new.png"].map(folder.path)
    for (file, path) in zip(files, paths) { folder.write(file, path) }
    let memories = [PixelMemoryBox(), PixelMemoryBox()]
    func judge(_ name: String, _ options: ComparisonOptions) -> Contender {
      Contender(name: name) {
        FileComparison.compare(expected: paths[0], actual: paths[1], options: options).passes
          ? 0 : 1
      }
    }
    let floor = MemoryFloor(bitmaps[0])
    try bench.compare(
      title,
      [
        Contender(name: "decoding both, one thread") {
          for (file, box) in zip(files, memories) {
            try file.withUnsafeBytes { try PNGDecoder.decode($0, into: &box.memory) }
          }
          return nil
        },
        Contender(name: "memcmp of the pixels") { floor.compare() },
        judge("file comparison, exact", .exact),
        judge(
          "file comparison, odiff 4",
          ComparisonOptions(measure: .like(.odiff4))),
        judge(
          "file comparison, odiff 4 --aa",
          ComparisonOptions(measure: .like(.odiff4, forgivesAntialiased: true))),
        judge(
          "file comparison, edge movement 0.5",
          ComparisonOptions(measure: .edgeMovement(pixels: 0.5))),
      ])
  }

  /// Writes the pairs of pictures as files, for measuring whole processes beside other tools.
  static func savePairs(in folder: String) throws {
    try Directory.create(folder)
    for (page, name) in [
      (TestPage.phone, "phone"), (.desktop, "4k"), (.huge, "8k"), (.small, "small"),
    ] {
      for (change, word) in zip(PageChange.allCases, ["same", "one", "aa", "inv"]) {
        for (bitmap, side) in [(page.bitmap(), "old"), (change.bitmap(of: page), "new")] {
          try File.write(CairoFile.write(bitmap), to: "\(folder)/\(name)-\(word)-\(side).png")
        }
      }
    }
  }

  /// A thousand pairs of 300 × 100: 900 equal files, 50 changed, 40 with moved text, 10 inverted.
  private static func compareMany(_ bench: Workbench, _ folder: ScratchFolder) throws {
    let page = TestPage.small
    let variants = [PageChange.same, .onePercent, .movedText, .inverted].map {
      CairoFile.write($0.bitmap(of: page))
    }
    var pairs: [(expected: String, actual: String)] = []
    for index in 0..<1000 {
      let variant = index < 900 ? 0 : index < 950 ? 1 : index < 990 ? 2 : 3
      let pair = (expected: folder.path("a\(index).png"), actual: folder.path("b\(index).png"))
      folder.write(variants[0], pair.expected)
      folder.write(variants[variant], pair.actual)
      pairs.append(pair)
    }
    let memory = PixelMemoryBox()
    try bench.compare(
      "diff of 1000 pairs 300×100",
      [
        Contender(name: "decoding all 2000, one thread") {
          for (index, pair) in pairs.enumerated() {
            let variant = index < 900 ? 0 : index < 950 ? 1 : index < 990 ? 2 : 3
            _ = pair
            for file in [variants[0], variants[variant]] {
              try file.withUnsafeBytes { try PNGDecoder.decode($0, into: &memory.memory) }
            }
          }
          return nil
        },
        Contender(name: "file comparison, one thread") {
          FileComparison.compare(pairs: pairs, threads: 1).filter { !$0.passes }.count
        },
        Contender(name: "file comparison, all threads") {
          FileComparison.compare(pairs: pairs).filter { !$0.passes }.count
        },
      ])
  }
}

/// Two copies of a picture, which `memcmp` reads to the end.
private final class MemoryFloor {
  private let first: UnsafeMutableRawPointer
  private let second: UnsafeMutableRawPointer
  private let bytes: Int

  init(_ bitmap: Bitmap) {
    bytes = bitmap.pixels.count
    first = .allocate(byteCount: bytes, alignment: 64)
    second = .allocate(byteCount: bytes, alignment: 64)
    bitmap.pixels.withUnsafeBytes { pixels in
      first.copyMemory(from: pixels.baseAddress!, byteCount: bytes)
      second.copyMemory(from: pixels.baseAddress!, byteCount: bytes)
    }
  }

  deinit {
    first.deallocate()
    second.deallocate()
  }

  func compare() -> Int { Int(memcmp(first, second, bytes)) }
}

/// The change of a page between two pictures of it.
enum PageChange: String, CaseIterable {
  case same = "same"
  case onePercent = "1 %"
  case movedText = "text moved 0.25 px"
  case inverted = "inverted"

  /// The changed page as cairo's words.
  func bitmap(of page: TestPage) -> Bitmap {
    var bitmap = page.bitmap(shift: self == .movedText ? 0.25 : 0)
    switch self {
    case .same, .movedText: break
    case .onePercent:
      let (side, left) = (max(4, bitmap.width / 10), bitmap.width / 3)
      let top = bitmap.height / 3
      for y in top..<min(bitmap.height, top + bitmap.height / 10) {
        for x in left..<left + side { bitmap.pixels[4 * (y * bitmap.width + x) + 1] ^= 0x55 }
      }
    case .inverted:
      for index in bitmap.pixels.indices where index & 3 != 3 { bitmap.pixels[index] ^= 0xFF }
    }
    return bitmap
  }

  func apply(to page: TestPage) -> Bitmap { bitmap(of: page).straight }
}

/// A folder that is removed after the benchmark.
struct ScratchFolder {
  let root: String

  init() {
    var template = Array("/tmp/galley-benchmarks-XXXXXX".utf8CString)
    root = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func write(_ bytes: [UInt8], _ path: String) {
    guard let stream = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
  }

  /// Removes the files and the folder.
  func remove() {
    guard let folder = opendir(root) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".png") { unlink(path(name)) }
    }
    closedir(folder)
    rmdir(root)
  }
}
