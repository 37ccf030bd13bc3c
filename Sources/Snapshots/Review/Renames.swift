import GalleyImaging
import GalleySystem

/// Finds references that stand under the name of a case that is gone, for cases that are new.
package struct Renames {
  /// The files that no case declares by what they show.
  private var files: [Content: String] = [:]

  /// The content of a reference.
  private enum Content: Hashable {
    case picture(UInt64)
    case frames(UInt64)

    init?(_ bytes: [UInt8], of path: String) {
      if path.hasSuffix(".png") {
        guard let container = PNGContainer(bytes),
          let header = SnapshotMetadataHeader.read(from: container)
        else { return nil }
        self = .picture(header.combined)
      } else {
        self = .frames(ContentHash.of(bytes))
      }
    }
  }

  /// Looks at the references that no case declares.
  package init(unreferenced: [String]) {
    for path in unreferenced {
      guard let bytes = try? File.read(path, limit: ReferencePicture.limit),
        let content = Content(bytes, of: path)
      else { continue }
      files[content] = path
    }
  }

  /// Tells the missing references that are there under another name, and takes those names from the
  /// files without a case.
  ///
  /// - Parameter output: The output folder, in which candidates lie.
  package func tell(_ report: inout SnapshotReport, output: String) {
    if files.isEmpty { return }
    for index in report.results.indices {
      let result = report.results[index]
      guard result.status == .missing || result.status == .recorded,
        let reference = result.reference, let path = result.attachment("actual"),
        let bytes = try? File.read("\(output)/\(path)"),
        let content = Content(bytes, of: reference), let old = files[content]
      else { continue }
      guard result.status == .missing else {
        report.results[index].message =
          "shows the same as '\(old)', which no case declares: galley prune removes that"
        continue
      }
      report.results[index].renamedFrom = old
      report.results[index].message =
        "no reference yet, but '\(old)', which no case declares, shows the same: galley accept "
        + "renames it"
      report.unreferenced.removeAll { $0 == old }
    }
  }

  /// The file that a candidate takes the place of; nil when it shows something else by now.
  static func file(_ path: String, renamedTo candidate: [UInt8], of reference: String) -> String? {
    guard File.isRegular(path), let bytes = try? File.read(path, limit: ReferencePicture.limit),
      let old = Content(bytes, of: path), old == Content(candidate, of: reference)
    else { return nil }
    return path
  }
}
