import Foundation
import Galley
package import GalleySwiftUI
import GalleySystem

/// The program that draws the previews linked into it; `galley previews` writes its two lines:
///
/// ```swift
/// import GalleyPreviews
/// PreviewHost.main()
/// ```
public enum PreviewHost {
  /// Lists or draws the previews, as the arguments of the process say, and ends it: with 0 when
  /// every picture was written, 2 for arguments that make no sense, 3 when a picture failed.
  public static func main() -> Never {
    MainActor.assumeIsolated {
      do {
        let arguments = try PreviewArguments(CommandLine.arguments.dropFirst())
        exit(run(arguments))
      } catch {
        say("error: \(error)", to: .standardError)
        exit(2)
      }
    }
  }

  @MainActor
  private static func run(_ arguments: PreviewArguments) -> Int32 {
    let named = PreviewNames.named(PreviewScan.previews()).filter { arguments.includes($0.name) }
    if arguments.isList {
      for preview in named { say(preview.description) }
      return 0
    }
    let folders = PreviewFolders(arguments.resources)
    for problem in folders.problems { say("warning: \(problem)", to: .standardError) }
    do {
      let drawing = try PreviewDrawing(arguments: arguments, folders: folders)
      var isWhole = true
      for (index, preview) in named.enumerated() where index >= arguments.first {
        arguments.mark(index, of: named.count, preview.name)
        if !drawing.draw(preview) { isWhole = false }
      }
      return isWhole ? 0 : 3
    } catch {
      say("error: \(error)", to: .standardError)
      return 3
    }
  }

  static func say(_ line: String, to handle: FileHandle = .standardOutput) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// What the host is asked for.
struct PreviewArguments {
  var isList = false
  var output = "."
  var scale: Double?
  var device = Device.named("iphone-15")
  var appearances = [Appearance.light]
  var textSize: TextSize?
  var locale: String?
  var filter: String?
  /// Folders with asset catalogues and strings.
  var resources: [String] = []
  /// The first preview that is drawn; those before it were.
  var first = 0
  /// The file that says which preview is being drawn, for whoever has to go on after a crash.
  private var progress: String?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--list" {
        isList = true
        continue
      }
      guard let value = words.popFirst() else {
        throw Failure(description: "\(word) lacks a value")
      }
      try take(word, value)
    }
  }

  private mutating func take(_ word: String, _ value: String) throws {
    switch word {
    case "--output": output = value
    case "--scale": scale = Double(value)
    case "--device":
      guard let known = Device.named(value) else {
        throw Failure(description: "\(value) is no device")
      }
      device = known
    case "--appearance":
      appearances = value == "both" ? [.light, .dark] : [value == "dark" ? .dark : .light]
    case "--text-size": textSize = TextSize(spelling: value)
    case "--locale": locale = value
    case "--filter": filter = value
    case "--resources": resources.append(value)
    case "--first": first = Int(value) ?? 0
    case "--progress": progress = value
    default: throw Failure(description: "\(word) is no option of the preview host")
    }
  }

  func includes(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

  /// Says which preview comes next.
  func mark(_ index: Int, of count: Int, _ name: String) {
    guard let progress else { return }
    try? Data("\(index)\n\(count)\n\(name)\n".utf8).write(to: URL(fileURLWithPath: progress))
  }
}

/// A preview with the name of its picture, which no other has.
package struct NamedPreview: CustomStringConvertible {
  package var name: String
  package var preview: FoundPreview

  package var description: String {
    let place = preview.file.map { "\($0):\(preview.line ?? 0)" } ?? preview.type
    return "\(name)\t\(place)"
  }
}

package enum PreviewNames {
  /// Names made of the file or the type, and of the preview's own name or its number.
  package static func named(_ previews: [FoundPreview]) -> [NamedPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      // The links of a shadow package have a plus for every folder of the source.
      let source = preview.file?.split { "/+".contains($0) }.last
      let file = source?.split(separator: ".").first
      var name = file.map(String.init) ?? String(preview.type.split(separator: ".").last ?? "")
      for suffix in ["_Previews", "_Preview", "Previews"]
      where name.hasSuffix(suffix) && name.count > suffix.count {
        name.removeLast(suffix.count)
        break
      }
      if let own = preview.name { name += "-" + plain(own) }
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += "-\(count)" }
      return NamedPreview(name: name, preview: preview)
    }
  }

  /// Letters, digits, dots and lines only.
  private static func plain(_ text: String) -> String {
    let words = text.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : " " }
    return String(words).split(separator: " ").joined(separator: "-")
  }
}
