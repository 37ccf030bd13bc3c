import GalleySceneSnapshots
import GalleyStair
import GalleySystem

/// The result of drawing a preview into a file.
enum PreviewOutcome {
  /// A picture; a box with the reason where the preview met a declaration that is left out.
  case written(width: Int, height: Int, remarks: [String], leftOut: String?)
  case failed(String)

  /// The reason for which a box was drawn in place of the preview; nil for its picture and for none.
  var leftOut: String? {
    if case .written(_, _, _, let leftOut) = self { leftOut } else { nil }
  }

  /// Draws a preview, or a box where the preview ends at a declaration that is left out.
  init(
    of request: PreviewRequest, from hosts: PreviewHosts, as format: PictureFormat, to path: String
  ) {
    let reply = hosts.picture(for: request)
    guard case .leftOut(let cause) = reply else {
      self.init(reply, as: format, to: path, leftOut: nil)
      return
    }
    var boxed = request
    (boxed.leftOut, boxed.script, boxed.film) = (cause, nil, nil)
    self.init(hosts.picture(for: boxed), as: format, to: path, leftOut: cause)
  }

  /// Writes the picture of a reply. The bytes come from an untrusted program: they must at least begin as the
  /// format does, so that nothing else gets a picture's name.
  private init(
    _ reply: PreviewReply, as format: PictureFormat, to path: String, leftOut: String?
  ) {
    self = .failed("the answer of the preview is not a picture")
    switch reply {
    case .written(let width, let height, let remarks, let bytes):
      guard format.beginnings.contains(where: { bytes.starts(with: $0) }) else { return }
      do throws(FileError) { try File.write(bytes, to: path) } catch {
        self = .failed("\(error)")
        return
      }
      self = .written(width: width, height: height, remarks: remarks, leftOut: leftOut)
    case .failed(let reason): self = .failed(reason)
    case .list, .prepared, .screen, .leftOut: return
    }
  }
}

extension PictureFormat {
  /// The first bytes that files of the format may have.
  fileprivate var beginnings: [[UInt8]] {
    switch self {
    case .png: [[0x89, 0x50, 0x4E, 0x47]]
    case .svg: [Array("<svg".utf8), Array("<?xml".utf8)]
    case .pdf: [Array("%PDF".utf8)]
    }
  }
}
