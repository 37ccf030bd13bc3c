import GalleyImaging
import GalleyTestSupport
import Testing

@Suite("galley diff")
struct DiffCommandTests {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  /// A white picture with some pixels in another grey.
  func picture(_ width: Int = 20, _ height: Int = 10, marks: Int = 0, grey: UInt8 = 0) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height, format: .rgbaStraight,
      pixels: Array(repeating: 255, count: 4 * width * height))
    for mark in 0..<marks {
      for channel in 0..<3 { bitmap.pixels[4 * mark + channel] = grey }
    }
    return bitmap
  }

  func write(_ bitmap: Bitmap, _ name: String, mode: PNGEncoder.Mode = .fast) throws {
    try folder.write(try PNGEncoder(mode: mode).encode(bitmap), to: name)
  }

  init() throws {
    try write(picture(), "white.png")
    try write(picture(), "same.png", mode: .small)
    try write(picture(marks: 5, grey: 250), "faint.png")
    try write(picture(30, 10), "wide.png")
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 123\n", to: "pointer.png")
    try folder.write("nothing of the kind", to: "text.png")
  }

  @Test(
    "What is compared decides the status and the words",
    arguments: [
      ("white.png", 0, 0, "equal  white.png (same bytes)\n", ""),
      ("same.png", 0, 0, "equal  same.png\n", ""),
      (
        "faint.png", 1, 22,
        "differs  faint.png: 5 of 200 px (2.5 %), by at most 5 levels\n  at 0,0 5×1: 5 px\n", ""
      ),
      ("wide.png", 1, 21, "size  wide.png: 20×10 → 30×10, 100 px differ\n", ""),
      ("none.png", 2, 2, "", "error: 'none.png' does not exist\n"),
      (
        "pointer.png", 2, 2, "",
        "error: 'pointer.png': it is a Git LFS pointer without its content; run \"git lfs pull\"\n"
      ),
    ] as [(String, Int32, Int32, String, String)])
  func words(
    _ other: String, _ status: Int32, _ detailed: Int32, _ text: String, _ errors: String
  ) throws {
    let result = try tool.run(["diff", "white.png", other])
    #expect(result.text == text && result.errors == errors && result.status == status)
    let odiff = try tool.run(["diff", "white.png", other, "--detailed-exit-codes"])
    #expect(odiff.status == detailed)
  }

  @Test("Folders: one line for each difference, a count, and pictures of what differs")
  func folders() throws {
    for (name, bitmap) in [("a", picture()), ("sub/b", picture()), ("gone", picture())] {
      try write(bitmap, "old/\(name).png")
    }
    try write(picture(), "new/a.png")
    try write(picture(marks: 3), "new/sub/b.png")
    try write(picture(), "new/more.png")
    let result = try tool.run(["diff", "old", "new", "-o", "marked", "--composite", "three"])
    #expect(result.status == 1)
    #expect(
      result.text == """
        gone  old/gone.png
        new  new/more.png
        differs  new/sub/b.png: 3 of 200 px (1.5 %), by at most 255 levels
        4 pictures: 1 equal, 1 different, 1 new, 1 gone

        """)
    let marked = try PNGDecoder.decode(try #require(folder.bytes("marked/sub/b.png")))
    #expect(marked.width == 20 && marked.height == 10)
    let three = try PNGDecoder.decode(try #require(folder.bytes("three/sub/b.png")))
    #expect(three.width > 60)
    #expect(!folder.exists("marked/a.png"))
  }

  @Test("Tolerances let pass and say so; numbers that mean nothing are refused")
  func tolerances() throws {
    let result = try tool.run(["diff", "white.png", "faint.png", "--channel-levels", "5"])
    #expect(result.status == 0)
    #expect(
      result.text.hasPrefix(
        "tolerated  faint.png: 5 of 200 px (2.5 %), by at most 5 levels; 0 count under"))
    for arguments in [
      ["--like", "odiff-4", "--threshold", "1.5"], ["--threshold", "0.1"],
      ["--like", "pixelmatch-6"], ["--ignore", "1,2,3"], ["--ignore", "0,0,0,4"],
      ["--channel-levels", "-1"], ["--perceptual-precision", "nan"],
      ["--max-diff-pixel-ratio", "2"], ["--channel-levels", "1", "--like", "odiff-4"],
    ] {
      let refused = try tool.run(["diff", "white.png", "faint.png"] + arguments)
      #expect(refused.status == 2 && refused.errors.contains("--"))
    }
    #expect(try tool.run(["diff", "white.png", "."]).status == 2)
  }
}
