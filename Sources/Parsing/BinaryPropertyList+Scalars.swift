extension BinaryPropertyList {
  /// Reads an object that holds no others; nil after an error.
  func scalar(at offset: Int) -> SyntaxValue? {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return constant(marker, at: offset)
    case 0x1: return number(at: offset)
    case 0x2: return real(at: offset)
    case 0x3 where marker == 0x33: return date(at: offset)
    case 0x4: return content(at: offset, unit: 1) { .string(Base64.encoded($0)) }
    case 0x5: return text(at: offset, isASCII: true)
    case 0x6: return wideText(at: offset)
    case 0x7: return text(at: offset, isASCII: false)
    case 0x8:
      error("references of keyed archives are not read", at: SourceRange(offset, offset + 1))
      return nil
    default: return unknown(marker, at: offset)
    }
  }

  private func unknown(_ marker: UInt8, at offset: Int) -> SyntaxValue? {
    let digits = String(marker, radix: 16, uppercase: true)
    error("unknown kind of object 0x\(digits)", at: SourceRange(offset, offset + 1))
    return nil
  }

  private func constant(_ marker: UInt8, at offset: Int) -> SyntaxValue? {
    let range = SourceRange(offset, offset + 1)
    switch marker {
    case 0x00: return SyntaxValue(.null, at: range)
    case 0x08: return SyntaxValue(.bool(false), at: range)
    case 0x09: return SyntaxValue(.bool(true), at: range)
    default: return unknown(marker, at: offset)
    }
  }

  /// The bytes behind a marker that says their number as a power of two.
  private func sized(at offset: Int, allowed: ClosedRange<UInt8>) -> SourceRange? {
    let exponent = bytes[offset] & 0x0F
    guard allowed.contains(exponent), holds(1 << Int(exponent), at: offset + 1) else {
      error("the number lies outside of the file", at: SourceRange(offset, offset + 1))
      return nil
    }
    return SourceRange(offset, offset + 1 + 1 << Int(exponent))
  }

  private func number(at offset: Int) -> SyntaxValue? {
    guard let range = sized(at: offset, allowed: 0...4) else { return nil }
    let size = range.end - range.start - 1
    // Whole numbers of eight bytes are signed, shorter ones are not; of sixteen the lower half counts.
    let low = integer(at: range.end - min(size, 8), size: min(size, 8))
    let value = size == 8 ? Double(Int64(bitPattern: low)) : Double(low)
    return SyntaxValue(.number(SyntaxNumber(value, isInteger: true)), at: range)
  }

  private func real(at offset: Int) -> SyntaxValue? {
    guard let range = sized(at: offset, allowed: 2...3) else { return nil }
    let size = range.end - range.start - 1
    let bits = integer(at: offset + 1, size: size)
    let value =
      size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    guard value.isFinite else {
      error("a number must be finite", at: range)
      return nil
    }
    return SyntaxValue(.number(SyntaxNumber(value, isInteger: false)), at: range)
  }

  private func date(at offset: Int) -> SyntaxValue? {
    guard let range = sized(at: offset, allowed: 3...3) else { return nil }
    let seconds = Double(bitPattern: integer(at: offset + 1, size: 8))
    guard let text = CalendarDate.text(secondsSince2001: seconds) else {
      error("the date is out of range", at: range)
      return nil
    }
    return SyntaxValue(.string(text), at: range)
  }

  private func content(
    at offset: Int, unit: Int, _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> SyntaxValue.Kind?
  ) -> SyntaxValue? {
    guard let (count, start) = countAndContent(at: offset) else { return nil }
    guard count <= bytes.count / unit, holds(count * unit, at: start) else {
      error("the object does not fit the file", at: SourceRange(offset, offset + 1))
      return nil
    }
    let range = SourceRange(offset, start + count * unit)
    guard let kind = read(bytes[start..<start + count * unit]) else {
      error("the text is not valid in its encoding", at: range)
      return nil
    }
    return SyntaxValue(kind, at: range)
  }

  private func text(at offset: Int, isASCII: Bool) -> SyntaxValue? {
    content(at: offset, unit: 1) { bytes in
      let isValid =
        isASCII
        ? bytes.allSatisfy { $0 < 0x80 }
        : UTF8Validation.firstError(in: UnsafeBufferPointer(rebasing: bytes)) == nil
      return isValid ? .string(String(decoding: bytes, as: UTF8.self)) : nil
    }
  }

  private func wideText(at offset: Int) -> SyntaxValue? {
    content(at: offset, unit: 2) { bytes in
      let base = bytes.startIndex
      let units = (0..<bytes.count / 2).map { index in
        UInt16(bytes[base + 2 * index]) << 8 | UInt16(bytes[base + 2 * index + 1])
      }
      return String(validating: units, as: UTF16.self).map { .string($0) }
    }
  }
}
