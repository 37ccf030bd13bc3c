internal import CGalleyMinizip
internal import GalleySystem

/// A ZIP archive (PKWARE's APPNOTE 6.3), read by minizip: stored and deflated files, ZIP64 included.
///
/// Nothing in an archive is believed: names that lead out of the folder, links, encrypted files and
/// sizes that the packed bytes cannot give are errors. The files together may be unpacked to no more
/// than a limit, so that those that share packed bytes do no harm either.
package struct ZIPArchive: ~Copyable {
  /// The most bytes that the files may have together when unpacked.
  package static let maximumSize = 2 << 30
  /// The most files.
  package static let maximumCount = 1_000_000

  /// The files in the order of the directory; folders are left out.
  package let entries: [ZIPEntry]
  private let file: unzFile

  /// Opens an archive and reads its directory; linear in the number of files.
  package init(path: String) throws {
    // Anything else, such as a pipe, could keep the library waiting for ever.
    let length = try File.size(path)
    guard let file = unzOpen64(path) else {
      throw ZIPError("this is no ZIP archive, or a damaged one")
    }
    do {
      entries = try Self.entries(file, path, length: length)
    } catch {
      unzClose(file)
      throw error
    }
    self.file = file
  }

  deinit { unzClose(file) }

  /// Writes every file below a folder, which is made when it is missing.
  ///
  /// - Throws: `ZIPError` when a file is damaged, `FileError` when it cannot be written.
  package func unpack(to folder: String) throws {
    try Directory.create(folder)
    for entry in entries {
      let path = FilePath(folder).appending(entry.name)
      try Directory.create(path.folder.string)
      try File.write(try content(of: entry), to: path.string)
    }
  }

  /// The bytes of a file, checked against its sum.
  package func content(of entry: ZIPEntry) throws(ZIPError) -> [UInt8] {
    var place = entry.place
    guard unzGoToFilePos64(file, &place) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else {
      throw ZIPError("'\(entry.name)' is damaged")
    }
    let content = [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, filled in
      while filled < entry.size {
        let room = UInt32(min(entry.size - filled, 1 << 30))
        let count = unzReadCurrentFile(file, buffer.baseAddress! + filled, room)
        guard count > 0 else { return }
        filled += Int(count)
      }
    }
    // Closing compares the checksum once everything has been read.
    let status = unzCloseCurrentFile(file)
    guard status == UNZ_OK, content.count == entry.size else {
      throw ZIPError("'\(entry.name)' is damaged")
    }
    return content
  }

  private static func entries(
    _ file: unzFile, _ path: String, length: Int
  ) throws -> [ZIPEntry] {
    var entries: [ZIPEntry] = []
    var names: Set<String> = []
    var total = 0
    var last = unz64_file_pos()
    var status = unzGoToFirstFile(file)
    while status == UNZ_OK {
      unzGetFilePos64(file, &last)
      if let entry = try entry(file, length: length) {
        guard names.insert(entry.name).inserted else {
          throw ZIPError("'\(entry.name)' is in the archive twice")
        }
        total += entry.size
        guard total <= maximumSize, entries.count < maximumCount else {
          throw ZIPError(
            "the archive has more than \(maximumCount) files or \(maximumSize) bytes unpacked")
        }
        entries.append(entry)
      }
      status = unzGoToNextFile(file)
    }
    guard try status == UNZ_END_OF_LIST_OF_FILE || isEnd(behind: last, of: file, path) else {
      throw ZIPError("the archive is cut short or damaged")
    }
    return entries
  }

  /// Returns true if the directory ends after a file. Without ZIP64 an archive counts at most 65,535 files,
  /// and minizip looks for another one after the last.
  private static func isEnd(
    behind last: unz64_file_pos, of file: unzFile, _ path: String
  ) throws -> Bool {
    var (archive, information, place) = (unz_global_info64(), unz_file_info64(), last)
    unzGetGlobalInfo64(file, &archive)
    guard archive.number_entry == 0xFFFF, last.num_of_file >= 0xFFFF - 1,
      unzGoToFilePos64(file, &place) == UNZ_OK,
      unzGetCurrentFileInfo64(file, &information, nil, 0, nil, 0, nil, 0) == UNZ_OK
    else { return false }
    let end =
      last.pos_in_zip_directory + 46
      + UInt64(
        information.size_filename + information.size_file_extra + information.size_file_comment)
    return try File.read(path).dropFirst(Int(clamping: end)).starts(with: [0x50, 0x4B, 5, 6])
  }

  /// The file whose turn it is; nil for a folder.
  private static func entry(_ file: unzFile, length: Int) throws(ZIPError) -> ZIPEntry? {
    var information = unz_file_info64()
    var bytes = [CChar](repeating: 0, count: ZIPEntry.longestName)
    var place = unz64_file_pos()
    guard
      unzGetCurrentFileInfo64(file, &information, &bytes, UInt(bytes.count), nil, 0, nil, 0)
        == UNZ_OK, unzGetFilePos64(file, &place) == UNZ_OK
    else { throw ZIPError("the archive is cut short or damaged") }
    let name = String(
      decoding: bytes.prefix(Int(information.size_filename)).lazy.map(UInt8.init(bitPattern:)),
      as: UTF8.self)
    if name.hasSuffix("/") { return nil }
    guard information.size_filename <= ZIPEntry.longestName, ZIPEntry.isSafe(name) else {
      throw ZIPError("'\(name)' leads out of the folder")
    }
    guard information.flag & 1 == 0, [0, 8].contains(information.compression_method) else {
      throw ZIPError("'\(name)' is encrypted, or packed in a way that is not supported")
    }
    // The upper half holds the mode of Unix; 0xA is the type of links.
    guard information.external_fa >> 28 & 0xF != 0xA else { throw ZIPError("'\(name)' is a link") }
    // Deflate packs at most 1032 bytes into one.
    let (size, packed) = (information.uncompressed_size, information.compressed_size)
    guard packed <= UInt64(length), size / 1040 <= packed else {
      throw ZIPError("the size of '\(name)' cannot be true")
    }
    return ZIPEntry(name: name, size: Int(size), place: place)
  }
}
