import GalleyParsing
import GalleySystem

/// Packages of others that are built from copies of their sources, because they import modules that Galley replaces:
/// the package manager's own checkouts know nothing of these.
struct ForeignPackages {
  /// The folder of the checkouts, each named as its package.
  let folder: String

  init(in folder: String) { self.folder = folder }

  private var list: String { "\(folder)/list" }

  /// The packages that were checked out last, with their addresses.
  var known: [(address: String, package: LocalPackage)] {
    guard let bytes = try? File.readIfPresent(list) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 2, File.isRegular("\(folder)/\(parts[1])/Package.swift") else {
        return nil
      }
      return (parts[0], LocalPackage(folder: "\(folder)/\(parts[1])"))
    }
  }

  /// Checks out those packages among copies that draw.
  ///
  /// - Parameters:
  ///   - copies: The repositories that were fetched, by their addresses.
  ///   - texts: The manifests and the lists of resolved versions that name them.
  ///   - includingMacros: True where packages with macros are built from copies, too, because the compiler's
  ///     swift-syntax is used.
  func checkOut(
    _ copies: [(address: String, copy: String)], namedIn texts: [String],
    includingMacros: Bool = false
  ) throws(FileError) {
    try Directory.create(folder)
    var lines: [String] = []
    for (address, copy) in copies {
      guard let revision = try Self.revision(of: address, in: copy, texts) else { continue }
      let name = Self.name(of: address)
      var isWanted = try Self.draws(copy, revision)
      if !isWanted, includingMacros { isWanted = try Self.hasMacros(copy, revision) }
      guard isWanted, !lines.contains(where: { $0.hasSuffix("\t\(name)") }) else { continue }
      lines.append("\(address)\t\(name)")
      let mark = "\(folder)/\(name).revision"
      if try File.readIfPresent(mark) ?? [] == Array(revision.utf8) { continue }
      let place = "\(folder)/\(name)"
      if Directory.exists(place) { try Directory.remove(place) }
      try Directory.create(place)
      let words = [
        "--git-dir", copy, "--work-tree", place, "checkout", "--force", revision, "--", ".",
      ]
      guard try PackageRepositories.git(words, output: "\(folder)/log") == 0 else {
        lines.removeLast()
        continue
      }
      try File.write(Array(revision.utf8), to: mark)
    }
    try File.write(Array(lines.joined(separator: "\n").utf8), to: list)
  }

  /// Returns the last word of an address, by which manifests name the package.
  private static func name(of address: String) -> String {
    let word = address.split(separator: "/").last.map(String.init) ?? address
    return word.hasSuffix(".git") ? String(word.dropLast(4)) : word
  }

  /// Returns true if a source at a revision imports a module that draws.
  private static func draws(_ copy: String, _ revision: String) throws(FileError) -> Bool {
    let words = [
      "--git-dir", copy, "grep", "-q", "-E", "^ *(@[a-zA-Z_]+ )?import (SwiftUI|UIKit|AppKit)",
      revision, "--", "*.swift",
    ]
    return try PackageRepositories.git(words, output: "/dev/null") == 0
  }

  /// Returns true if a manifest at a revision names swift-syntax.
  private static func hasMacros(_ copy: String, _ revision: String) throws(FileError) -> Bool {
    let words = [
      "--git-dir", copy, "grep", "-q", ToolchainSyntax.package, revision, "--", "Package.swift",
    ]
    return try PackageRepositories.git(words, output: "/dev/null") == 0
  }

  /// The revision that a list of resolved versions names, or the newest version of the major number that a manifest
  /// requires; the newest commit where neither is known.
  static func revision(
    of address: String, in copy: String, _ texts: [String]
  ) throws(FileError) -> String? {
    for text in texts {
      guard let revision = resolved(address, in: text) else { continue }
      let words = ["--git-dir", copy, "cat-file", "-e", "\(revision)^{commit}"]
      if try PackageRepositories.git(words, output: "/dev/null") == 0 { return revision }
    }
    let major = texts.lazy.compactMap { wanted(address, in: $0) }.first
    let file = "\(copy).tags"
    guard try PackageRepositories.git(["--git-dir", copy, "tag"], output: file) == 0 else {
      return nil
    }
    let tags = String(decoding: try File.read(file), as: UTF8.self).split(separator: "\n")
    let best = tags.compactMap { tag in numbers(String(tag)).map { (String(tag), $0) } }
      .filter { major == nil || $0.1.first == major }
      .max { $0.1.lexicographicallyPrecedes($1.1) }
    return best?.0 ?? "HEAD"
  }

  /// The revision of an address in a list of resolved versions.
  private static func resolved(_ address: String, in text: String) -> String? {
    guard let place = text.firstRange(of: "\"\(address)\""),
      let mark = text[place.upperBound...].firstRange(of: "\"revision\" : \"")
    else { return nil }
    let revision = text[mark.upperBound...].prefix { $0 != "\"" }
    return revision.count == 40 && revision.allSatisfy(\.isHexDigit) ? String(revision) : nil
  }

  /// The major number of the first version behind an address in a manifest.
  private static func wanted(_ address: String, in text: String) -> Int? {
    guard let place = text.firstRange(of: "\"\(address)\"") else { return nil }
    let words = text[place.upperBound...].split(separator: "\"", maxSplits: 2)
    return words.count > 1 ? numbers(String(words[1]))?.first : nil
  }

  /// The numbers of a version: `v2.3.1`.
  private static func numbers(_ version: String) -> [Int]? {
    let plain = version.first == "v" ? version.dropFirst() : version[...]
    let parts = plain.split(separator: ".").map { Int($0) }
    let known = parts.compactMap(\.self)
    return parts.count == 3 && known.count == 3 ? known : nil
  }
}
