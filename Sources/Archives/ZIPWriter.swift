internal import CGalleyMinizip
package import GalleySystem

/// Writes a ZIP archive with minizip, either completely or not at all. The same files produce the same bytes:
/// the archive contains no dates and no owners.
package struct ZIPWriter: ~Copyable {
  private var file: AtomicWriter
  private let archive: Archive
  private let path: String

  /// An archive that is open for writing until it is closed, explicitly or when it is released.
  private final class Archive {
    private var file: zipFile?

    init(creating path: String, for name: String) throws(FileError) {
      file = zipOpen64(path, APPEND_STATUS_CREATE)
      if file == nil {
        throw FileError(operation: "write", path: name, reason: lastSystemError())
      }
    }
    deinit { _ = close() }

    func close() -> Int32 {
      defer { file = nil }
      return file.map { zipClose($0, nil) } ?? ZIP_OK
    }

    /// Adds a whole file; false when it cannot be written.
    func add(_ bytes: [UInt8], named name: String) -> Bool {
      // Names in UTF-8, 1 January 1980.
      var information = zip_fileinfo(
        tmz_date: tm_zip(), dosDate: 0x0021 << 16, internal_fa: 0, external_fa: 0)
      // A PNG does not become smaller.
      let method = name.hasSuffix(".png") ? 0 : Z_DEFLATED
      let status = zipOpenNewFileInZip4_64(
        file, name, &information, nil, 0, nil, 0, nil, method, 6, 0, -MAX_WBITS, DEF_MEM_LEVEL,
        Z_DEFAULT_STRATEGY, nil, 0, 20, 0x0800, bytes.count > 0xFFFF_0000 ? 1 : 0)
      guard status == ZIP_OK else { return false }
      var isWritten = true
      for start in stride(from: 0, to: bytes.count, by: 1 << 30) {
        let count = min(bytes.count - start, 1 << 30)
        let status = bytes.withUnsafeBytes {
          zipWriteInFileInZip(file, $0.baseAddress! + start, UInt32(count))
        }
        isWritten = isWritten && status == ZIP_OK
      }
      return zipCloseFileInZip(file) == ZIP_OK && isWritten
    }
  }

  /// Begins an archive.
  package init(path: String) throws(FileError) {
    let file = try AtomicWriter(path: path)
    let archive = try Archive(creating: file.openPath, for: path)
    self.path = path
    self.archive = archive
    self.file = file
  }

  /// Adds a file.
  ///
  /// - Parameter name: The path in the archive: relative, with `/`.
  package mutating func add(_ bytes: [UInt8], named name: String) throws(FileError) {
    guard ZIPEntry.isSafe(name) else {
      throw FileError(
        operation: "write", path: path, reason: "'\(name)' has no place in a ZIP archive")
    }
    guard archive.add(bytes, named: name) else {
      throw FileError(operation: "write", path: path, reason: lastSystemError())
    }
  }

  /// Ends the archive and gives the file its name.
  package consuming func finish() throws(FileError) {
    guard archive.close() == ZIP_OK else {
      throw FileError(operation: "write", path: path, reason: lastSystemError())
    }
    try file.commit()
  }
}
