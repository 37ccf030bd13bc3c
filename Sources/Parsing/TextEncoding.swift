/// The encodings a text can be recognised to have by its first bytes.
enum TextEncoding: String {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// Recognises a byte-order mark, or the zero bytes that ASCII has in the wide encodings.
  init?(ofPrefix bytes: UnsafeBufferPointer<UInt8>) {
    let first = Array(bytes.prefix(4))
    switch first.count {
    case 4... where first == [0, 0, 0xFE, 0xFF] || first == [0xFF, 0xFE, 0, 0]: self = .utf32
    case 4... where first[0] == 0 && first[1] == 0 && first[2] == 0: self = .utf32
    case 4... where first[0] != 0 && first[1] == 0 && first[2] == 0 && first[3] == 0: self = .utf32
    case 2... where first[0] == 0xFE && first[1] == 0xFF: self = .utf16
    case 2... where first[0] == 0xFF && first[1] == 0xFE: self = .utf16
    case 2... where (first[0] == 0) != (first[1] == 0): self = .utf16
    case 3... where first[0] == 0xEF && first[1] == 0xBB && first[2] == 0xBF: self = .utf8
    default: return nil
    }
  }
}
