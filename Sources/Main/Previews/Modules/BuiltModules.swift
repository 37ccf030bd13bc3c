import GalleyPlatform
import GalleySystem

/// Galley's modules and the library with their code, as previews are built against them. They are compiled once
/// for a machine, or come with a release, in a folder that programs of previews read and never write.
struct BuiltModules: Sendable, Equatable {
  /// Everything that decides whether built modules may be used.
  struct Key: Sendable, Equatable {
    /// The version of Galley.
    let version: String
    /// The hash of Galley's sources, or the address that they came from.
    let source: String
    /// The compiler's own words about its version and target.
    let compiler: String

    /// The name of a folder for modules with this key.
    var name: String {
      var hash = StableHash()
      for part in ["\(Self.format)", version, source, compiler] { hash.add(part) }
      let (high, low) = hash.finish()
      return "\(version)-\(String(high, radix: 16))\(String(low, radix: 16))"
    }

    /// Changes with what is in a folder of modules and how it is built.
    private static let format = 1
  }

  /// Why a folder has no modules that can be used.
  enum Defect: Error, Equatable {
    /// Nothing is there.
    case absent
    /// A file is not as it was written.
    case damaged(String)
  }

  let folder: String
  let key: Key
  /// Flags that find the headers of the C libraries.
  let headers: [String]
  /// A hash of the place of the sources that they were built from.
  let place: String

  static let product = "GalleyModules"
  static let macros = "GalleyPreviewMacros"
  private static let list = "contents"
  #if canImport(Darwin)
    static let library = "lib\(product).dylib"
  #else
    static let library = "lib\(product).so"
  #endif

  /// Reads the list of a folder and compares the files with it.
  init(in folder: String) throws(Defect) {
    let path = "\(folder)/\(Self.list)"
    guard File.exists(path) else { throw .absent }
    guard let bytes = try? File.read(path) else { throw .damaged("'\(path)' cannot be read") }
    var facts: [Substring: String] = [:]
    var headers: [String] = []
    var files: Set<Substring> = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2)
      switch (parts.first, parts.count) {
      case ("file", 3):
        try Self.check(String(parts[2]), hasSize: Int(parts[1]), in: folder)
        files.insert(parts[2])
      case ("headers", 2): headers.append(String(parts[1]))
      case (let name?, 2): facts[name] = String(parts[1])
      default: throw .damaged("'\(path)' has a line that is none: \(line)")
      }
    }
    guard let version = facts["galley"], let source = facts["source"],
      let compiler = facts["compiler"], let place = facts["place"], facts["end"] == "whole",
      files.contains("\(Self.library)"), files.contains("\(Self.macros)")
    else { throw .damaged("'\(path)' is not whole") }
    self.folder = folder
    self.headers = headers
    self.place = place
    key = Key(version: version, source: source, compiler: compiler)
  }

  private static func check(
    _ name: String, hasSize size: Int?, in folder: String
  ) throws(Defect) {
    let path = "\(folder)/\(name)"
    let actual = try? File.size(path)
    if let actual, actual == size { return }
    throw .damaged(
      actual.map { "'\(path)' has \($0) bytes instead of \(size ?? 0)" } ?? "'\(path)' is missing")
  }

  /// Writes the list of a folder with all of its files, which makes them usable.
  static func seal(
    _ folder: String, _ key: Key, place: String, headers: [String]
  ) throws(FileError) {
    var lines = [
      "galley\t\(key.version)", "source\t\(key.source)", "place\t\(place)",
      "compiler\t\(key.compiler)",
    ]
    lines += headers.map { "headers\t\($0)" }
    for name in try FolderContents.files(below: folder) {
      lines.append("file\t\(try File.size("\(folder)/\(name)"))\t\(name)")
    }
    lines.append("end\twhole\n")
    try File.write(Array(lines.joined(separator: "\n").utf8), to: "\(folder)/\(list)")
  }

  /// A number that is smaller the later the folder was sealed.
  var age: Int {
    var status = stat()
    guard stat("\(folder)/\(Self.list)", &status) == 0 else { return .max }
    #if canImport(Darwin)
      return -status.st_mtimespec.tv_sec
    #else
      return -status.st_mtim.tv_sec
    #endif
  }

  // MARK: Using them

  /// Flags of the compiler that make the modules and the macros known.
  var compilerFlags: [String] {
    ["-I", "\(folder)/Modules"] + headers + [
      "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
      "\(folder)/\(Self.macros)#\(Self.macros)",
    ]
  }

  /// Flags of the linker that find the library, when a program is linked and when it runs.
  var linkerFlags: [String] {
    ["-L\(folder)", "-l\(Self.product)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }
}
