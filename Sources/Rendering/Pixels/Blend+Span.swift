extension Blend {
  /// Lays a row of premultiplied pixels over others within a span.
  @inline(__always)
  static func span(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ span: CoverageSpan, _ isOpaque: Bool
  ) {
    if let bytes = span.bytes {
      pixels(target, span.count, source, coverage: bytes)
    } else if isOpaque, span.value == 255 {
      target.update(from: source, count: span.count)
    } else {
      pixels(target, span.count, source, coverage: span.value)
    }
  }
}
