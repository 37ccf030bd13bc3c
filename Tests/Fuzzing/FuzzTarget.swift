import GalleySystem

/// One door through which bytes of strangers come in, as libFuzzer tries it.
///
/// A target may do anything but trap, hang, or take memory without bound; what it promises beyond
/// that, such as that what was written is read back, it demands with `precondition`.
protocol FuzzTarget {
  /// Reads bytes as the library would.
  static func run(_ bytes: [UInt8])
}

extension FuzzTarget {
  /// The form in which libFuzzer calls.
  static func call(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// The function that libFuzzer calls with each input.
typealias FuzzFunction = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

/// The targets by the names that the program is started under.
let targets: [String: FuzzFunction] = formatTargets.merging(documentTargets) { $1 }

/// Those that need no component, which are built alone where time is short.
private let formatTargets: [String: FuzzFunction] = [
  "json": { JSONTarget.call($0, $1) },
  "yaml": { YAMLTarget.call($0, $1) },
  "plist": { PropertyListTarget.call($0, $1) },
  "png": { PNGTarget.call($0, $1) },
  "jpeg": { JPEGTarget.call($0, $1) },
  "picture": { PictureTarget.call($0, $1) },
  "zip": { ZIPTarget.call($0, $1) },
  "svg": { SVGTarget.call($0, $1) },
  "pdf": { PDFTarget.call($0, $1) },
  "path": { PathTarget.call($0, $1) },
  "lock": { LockTarget.call($0, $1) },
  "sheet": { StyleSheetTarget.call($0, $1) },
  "markup": { MarkupTarget.call($0, $1) },
  "report": { ReportTarget.call($0, $1) },
  "function": { PDFFunctionTarget.call($0, $1) },
  "memory": { MemoryTarget.call($0, $1) },
]

#if FORMATS_ONLY
  private let documentTargets: [String: FuzzFunction] = [:]
#else
  private let documentTargets: [String: FuzzFunction] = [
    "font": { FontTarget.call($0, $1) },
    "blob": { BlobTarget.call($0, $1) },
    "theme": { ThemeTarget.call($0, $1) },
    "tokens": { TokensTarget.call($0, $1) },
    "document": { DocumentTarget.call($0, $1) },
    "table": { FontTableTarget.call($0, $1) },
    "sum": { SumTarget.call($0, $1) },
    "gallery": { GalleryTarget.call($0, $1) },
    "preview": { PreviewTarget.call($0, $1) },
    "lsp": { EditorTarget.call($0, $1) },
    "mcp": { AgentTarget.call($0, $1) },
    "steps": { StepTarget.call($0, $1) },
  ]
#endif

/// libFuzzer's own `main`, which starts further processes of this program for some of its work; they
/// know their target by the program's name, as this one does.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ function: FuzzFunction
) -> Int32

@main
enum Fuzzing {
  static func main() {
    let words = CommandLine.arguments
    if words.count > 2, words[1] == "seeds" {
      #if !FORMATS_ONLY
        BlobTarget.writeSeeds(of: words.dropFirst(3), to: words[2])
        PreviewTarget.writeSeeds(to: words[2])
      #endif
      JPEGTarget.writeSeeds(to: words[2])
      return
    }
    guard let target = targets[FilePath(words[0]).lastComponent] else {
      print(targets.keys.sorted().joined(separator: "\n"))
      return
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runFuzzer(&count, &arguments, target)
  }
}
