/// The layout of the four bytes of a pixel, and the form of its colour: multiplied by alpha or not.
public enum PixelFormat: Sendable, Hashable {
  /// Red, green, blue, alpha; colour independent of alpha (PNG's own form).
  case rgbaStraight
  /// Red, green, blue, alpha; colour multiplied by alpha.
  case rgbaPremultiplied
  /// Blue, green, red, alpha in memory; colour multiplied by alpha (Cairo's ARGB32 on
  /// little-endian machines).
  case bgraPremultiplied
}
