/// The scaling of an image in its frame.
public enum ImageContentMode: String, PropertyChoice, Hashable {
  /// As large as fits, in its own proportions; the dialect's only mode (DUI-11).
  case fit
  /// Over all the room, in its own proportions, cut off at the edges.
  case fill
  /// Over all the room, out of proportion.
  case stretch
  /// At its natural size, whatever the room.
  case original

  /// CSS's and UIKit's names.
  public static var otherSpellings: [String: ImageContentMode] {
    [
      "contain": .fit, "cover": .fill, "none": .original, "scaleAspectFit": .fit,
      "scaleAspectFill": .fill, "scaleToFill": .stretch, "center": .original,
    ]
  }
}
