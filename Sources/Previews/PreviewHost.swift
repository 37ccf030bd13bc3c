public import Foundation
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
package import GalleySwiftUI

/// The program that draws the previews linked into it; `galley previews` writes its lines:
///
/// ```swift
/// import GalleyPreviews
/// PreviewHost.main()
/// ```
public enum PreviewHost {
  /// Lists or draws the previews, as the arguments of the process specify, and ends the process: with 0 if
  /// every picture was written, 2 for invalid arguments, 3 if a picture failed. The command communicates with
  /// it over a pipe, and so does every other way of drawing previews.
  public static func main() -> Never {
    MainActor.assumeIsolated {
      do {
        let arguments = try PreviewArguments(CommandLine.arguments.dropFirst())
        exit(try run(arguments))
      } catch {
        say("error: \(error)", to: .standardError)
        exit(2)
      }
    }
  }

  /// The locale of the device that a preview is drawn for.
  public static var locale: Locale { .ofDevice }

  /// The calendar of that device.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }

  @MainActor
  private static func run(_ arguments: PreviewArguments) throws -> Int32 {
    let folders = PreviewFolders(arguments.resources, fonts: arguments.fonts)
    for problem in folders.problems { say("warning: \(problem)", to: .standardError) }
    if arguments.isOffline { PreviewScan.goOffline() }
    if arguments.isServing {
      try PreviewServer(
        folders: folders, renderer: renderer(arguments), limits: arguments.limits,
        isMac: arguments.isMac
      ).run()
      return 0
    }
    let named = PreviewNames.named(PreviewScan.previews()).filter { arguments.includes($0.name) }
    if arguments.isList {
      for preview in named { say("\(preview.name)\t\(preview.listed.place)") }
      return 0
    }
    let drawing = PreviewDrawing(
      folders: folders, renderer: try renderer(arguments), isMac: arguments.isMac)
    var isWhole = true
    for preview in named {
      let path = "\(arguments.output)/\(preview.name).png"
      do {
        let request = PreviewRequest(.write(preview.name, ending: "png"))
        guard
          case .written(let width, let height, let remarks, let bytes) =
            try drawing.file(preview.preview, request, ending: "png")
        else { continue }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        say("\(path): \(width) × \(height)")
        for remark in remarks { say("  \(remark)") }
      } catch {
        say("error: \(preview.name): \(error)", to: .standardError)
        isWhole = false
      }
    }
    return isWhole ? 0 : 3
  }

  /// Returns a renderer with the app's fonts, or without them if one of them is not a font.
  private static func renderer(_ arguments: PreviewArguments) throws -> Renderer {
    do { return try Renderer(fontPaths: arguments.fonts, limits: arguments.cost) } catch {
      say("warning: \(error)", to: .standardError)
      return try Renderer(limits: arguments.cost)
    }
  }

  static func say(_ line: String, to handle: FileHandle = .standardOutput) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// The arguments of the host.
private struct PreviewArguments {
  var isList = false
  /// True if requests come over a pipe.
  var isServing = false
  /// True in a cell, which has no network.
  var isOffline = false
  /// True where previews are those of a Mac.
  var isMac = false
  var output = "."
  var filter: String?
  /// Folders with asset catalogues and strings.
  var resources: [String] = []
  /// Files of fonts.
  var fonts: [String] = []
  /// The time limits of each preview.
  var limits = PreviewLimits()
  /// The limits of each picture.
  var cost = RenderingLimits()

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--list": isList = true
      case "--serve": isServing = true
      case "--offline": isOffline = true
      case "--mac": isMac = true
      case "--output": output = try Self.value(of: word, &words)
      case "--filter": filter = try Self.value(of: word, &words)
      case "--font": fonts.append(try Self.value(of: word, &words))
      case "--computing", "--taking":
        guard let seconds = Int(try Self.value(of: word, &words)), (1...86_400).contains(seconds)
        else { throw RenderFailure("\(word) takes seconds, 1 to 86400") }
        if word == "--taking" { limits.taking = seconds } else { limits.computing = seconds }
      case "--limits":
        guard let cost = RenderingLimits(argument: try Self.value(of: word, &words)) else {
          throw RenderFailure("\(word) takes five numbers")
        }
        self.cost = cost
      case "--resources": resources.append(try Self.value(of: word, &words))
      default: throw RenderFailure("\(word) is no option of the preview host")
      }
    }
  }

  private static func value(of word: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw RenderFailure("\(word) lacks a value") }
    return value
  }

  func includes(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }
}

/// A preview with the name of its picture, which no other has.
package struct NamedPreview {
  var listed: ListedPreview
  package var preview: FoundPreview

  package var name: String { listed.name }
}

package enum PreviewNames {
  package static func named(_ previews: [FoundPreview]) -> [NamedPreview] {
    zip(named(previews.map(\.listed)), previews).map { NamedPreview(listed: $0, preview: $1) }
  }

  /// Previews in the order of lists under names that no other has, made of the file or the type, and of the
  /// preview's own name or its number.
  static func named(_ previews: [ListedPreview]) -> [ListedPreview] {
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
      if !preview.name.isEmpty { name += "-" + plain(preview.name) }
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += "-\(count)" }
      var result = preview
      result.name = name
      return result
    }
  }

  /// Letters, digits and lines only; what follows a dot would be the name of a variant.
  private static func plain(_ text: String) -> String {
    let words = text.map { $0.isLetter || $0.isNumber || "_-".contains($0) ? $0 : " " }
    return String(words).split(separator: " ").joined(separator: "-")
  }
}
