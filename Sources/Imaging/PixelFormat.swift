/// How the four bytes of a pixel are laid out and whether colour is multiplied by alpha.
public enum PixelFormat: Sendable, Hashable {
  /// Red, green, blue, alpha; colour independent of alpha (PNG's own form).
  case rgbaStraight
  /// Red, green, blue, alpha; colour multiplied by alpha.
  case rgbaPremultiplied
  /// Blue, green, red, alpha in memory; colour multiplied by alpha (Cairo's ARGB32 on
  /// little-endian machines).
  case bgraPremultiplied
}
