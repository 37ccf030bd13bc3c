public import GalleyImaging
import GalleyPlatform
internal import GalleySystem

/// The result of comparing two files.
public struct FileComparison: Hashable, Sendable {
  /// The outcome.
  public enum Outcome: Hashable, Sendable {
    /// The files have the same bytes; nothing was decoded.
    case sameBytes
    /// The files were decoded and compared.
    case compared(BitmapDifference)
    /// Only the actual file is there.
    case missingExpected
    /// Only the expected file is there.
    case missingActual
    /// One of them could not be read or decoded, with the reason. A comparison that cannot be made
    /// never passes.
    case unreadable(path: String, reason: String)
  }

  /// The expected file.
  public var expected: String
  /// The actual file.
  public var actual: String
  /// The outcome.
  public var outcome: Outcome

  /// True if the files count as equal.
  public var passes: Bool {
    switch outcome {
    case .sameBytes: true
    case .compared(let difference): difference.passes
    case .missingExpected, .missingActual, .unreadable: false
    }
  }

  /// Called for two pictures that are not the same, while their pixels are still at hand; on the
  /// thread that compared them.
  public typealias DifferenceReceiver =
    @Sendable (_ files: FileComparison, _ expected: consuming Bitmap, _ actual: consuming Bitmap)
    -> Void

  /// Compares two picture files: their bytes, then their pixels, decoded on two threads.
  ///
  /// - Parameter receive: Called when they differ.
  public static func compare(
    expected: String, actual: String, options: ComparisonOptions = .exact,
    limits: ImageLimits = .standard, receive: DifferenceReceiver? = nil
  ) -> FileComparison {
    var comparer = FileComparer(
      options: options, limits: limits, decodesInParallel: true, receive: receive)
    return comparer.compare(expected, actual)
  }

  /// Compares many pairs, in parallel, in the order given. Memory for pixels is kept from pair to
  /// pair: twice the largest picture for each thread.
  ///
  /// - Parameter receive: Called for each pair that differs, on any thread.
  public static func compare(
    pairs: [(expected: String, actual: String)], options: ComparisonOptions = .exact,
    limits: ImageLimits = .standard, threads: Int? = nil, receive: DifferenceReceiver? = nil
  ) -> [FileComparison] {
    let threads = min(threads ?? Workers.processorCount, pairs.count)
    var options = options
    if threads > 1 { options.threads = 1 }
    let settings = options
    return Workers.map(
      pairs.count, threads: threads,
      scratch: FileComparer(
        options: settings, limits: limits, decodesInParallel: threads <= 1, receive: receive)
    ) { comparer, index in comparer.compare(pairs[index].expected, pairs[index].actual) }
  }
}

/// Two pictures' worth of memory and a decompressor's worth of settings.
private struct FileComparer: ~Copyable {
  let options: ComparisonOptions
  let limits: ImageLimits
  let decodesInParallel: Bool
  let receive: FileComparison.DifferenceReceiver?
  let expected: DecodedFile
  let actual: DecodedFile

  init(
    options: ComparisonOptions, limits: ImageLimits, decodesInParallel: Bool,
    receive: FileComparison.DifferenceReceiver?
  ) {
    self.options = options
    self.limits = limits
    self.decodesInParallel = decodesInParallel
    self.receive = receive
    // Of one pair the receiver gets the pixels themselves, not copies of them.
    let isHandedOver = receive != nil && decodesInParallel
    (expected, actual) = (DecodedFile(isHandedOver), DecodedFile(isHandedOver))
  }

  mutating func compare(_ expectedPath: String, _ actualPath: String) -> FileComparison {
    let files = FileComparison(
      expected: expectedPath, actual: actualPath, outcome: outcome(expectedPath, actualPath))
    if let receive, case .compared(let difference) = files.outcome, difference != .none {
      receive(files, expected.taken, actual.taken)
    }
    return files
  }

  private mutating func outcome(_ first: String, _ second: String) -> FileComparison.Outcome {
    let bytes: ([UInt8], [UInt8])
    do throws(FileError) {
      bytes = (
        try File.read(first, limit: limits.maximumFileBytes),
        try File.read(second, limit: limits.maximumFileBytes)
      )
    } catch {
      switch (File.exists(first), File.exists(second)) {
      case (false, true): return .missingExpected
      case (true, false): return .missingActual
      default: return .unreadable(path: error.path, reason: error.description)
      }
    }
    if Self.areEqual(bytes.0, bytes.1) {
      // Equal files that are no pictures are no match: they cannot be compared.
      return PictureReader.problem(bytes.0, limits).map { .unreadable(path: first, reason: $0) }
        ?? .sameBytes
    }
    return decode(bytes.0, bytes.1, first, second)
  }

  /// `==` looks at one byte after the other.
  private static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        first.count == 0 || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
  }

  private mutating func decode(
    _ firstBytes: [UInt8], _ secondBytes: [UInt8], _ first: String, _ second: String
  ) -> FileComparison.Outcome {
    let (old, new) = (expected, actual)
    let limits = limits
    // Small files are decoded before a second thread would have started.
    let isLarge = decodesInParallel && firstBytes.count + secondBytes.count > 1 << 15
    Workers.run(2, threads: isLarge ? 2 : 1) { index in
      if index == 0 { old.decode(firstBytes, limits) } else { new.decode(secondBytes, limits) }
    }
    if let error = old.failure { return .unreadable(path: first, reason: error) }
    if let error = new.failure { return .unreadable(path: second, reason: error) }
    // Colours of one space can be compared as they are, those of two in a common one only.
    if old.unknownSpace != new.unknownSpace {
      if let space = old.unknownSpace { return Self.refusal(of: space, in: first, second) }
      if let space = new.unknownSpace { return Self.refusal(of: space, in: second, first) }
    }
    return .compared(old.difference(to: new, options))
  }

  private static func refusal(
    of space: StillImage.UnknownSpace, in path: String, _ other: String
  ) -> FileComparison.Outcome {
    .unreadable(
      path: path,
      reason: "the \(space.name) cannot be converted to sRGB, and '\(other)' has other colours")
  }
}

/// A picture decoded into memory that is kept.
///
/// Sendable because each is touched by one thread at a time: a decoding one, or the comparing one
/// after both are done.
private final class DecodedFile: @unchecked Sendable {
  private var memory = PixelMemory()
  /// A picture that is no PNG file, or that is handed over, has memory of its own.
  private var bitmap: Bitmap?
  private(set) var failure: String?
  /// The colour space of pixels that are not sRGB's.
  private(set) var unknownSpace: StillImage.UnknownSpace?
  /// True if pixels are decoded into memory that is not used again.
  private let isHandedOver: Bool

  init(_ isHandedOver: Bool) { self.isHandedOver = isHandedOver }

  func decode(_ bytes: [UInt8], _ limits: ImageLimits) {
    bitmap = nil
    failure = nil
    unknownSpace = nil
    do throws(ImageError) {
      if PictureReader.isPNG(bytes), !isHandedOver {
        try decodePNG(bytes, limits)
        if let image = memory.converted { take(image) }
      } else {
        take(try StillImage.read(bytes, limits: limits))
      }
    } catch {
      failure = PictureReader.description(of: error, in: bytes)
    }
  }

  private func take(_ image: StillImage) {
    bitmap = image.bitmap.straight
    unknownSpace = image.unknownSpace
  }

  private func decodePNG(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) {
    let failure = bytes.withUnsafeBytes { bytes -> ImageError? in
      do throws(ImageError) {
        try PNGDecoder.decode(bytes, limits: limits, into: &memory)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// The pixels in a bitmap of their own.
  var copy: Bitmap { bitmap ?? memory.bitmap }

  /// The same; the caller holds the only reference to its memory if it had no other.
  var taken: Bitmap {
    defer { bitmap = nil }
    return copy
  }

  private func withPixels<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    guard let bitmap else { return memory.withPixels(body) }
    return bitmap.pixels.withUnsafeBytes(body)
  }

  private var extent: PixelExtent {
    PixelExtent(
      width: bitmap?.width ?? memory.width, height: bitmap?.height ?? memory.height)
  }

  func difference(to other: DecodedFile, _ options: ComparisonOptions) -> BitmapDifference {
    guard extent == other.extent else {
      return .size(SizeDifference(copy, other.copy, options))
    }
    return withPixels { old in
      other.withPixels { new in
        BitmapComparison.withPair(old, new, width: extent.width, height: extent.height) {
          BitmapComparison.difference($0, options)
        }
      }
    }
  }
}
