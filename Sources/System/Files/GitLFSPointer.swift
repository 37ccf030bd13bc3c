/// A Git LFS pointer in the place of the content of a file.
package struct GitLFSPointer: Hashable, Sendable {
  /// The size of the real file, in bytes.
  package let size: Int

  /// Recognises a pointer by its first line; nil for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs".utf8) else {
      return nil
    }
    let lines = bytes.split(separator: 0x0A)
    let prefix = Array("size ".utf8)
    guard let line = lines.first(where: { $0.starts(with: prefix) }),
      let size = Int(String(decoding: line.dropFirst(prefix.count), as: UTF8.self))
    else { return nil }
    self.size = size
  }

  /// The message about a pointer in the place of its content, with the command that fetches it.
  package static let problem = "a Git LFS pointer without its content; run \"git lfs pull\""
}
