import Galley
import GalleyImaging
import GalleySwiftUI

extension Screen {
  /// The most frames of a film.
  private static let mostFrames = 3_000

  /// Lets time pass and records it: the bytes of an animated PNG with a picture for each part of a second, the first
  /// one before anything has passed.
  ///
  /// - Parameters:
  ///   - seconds: The length of the film.
  ///   - framesPerSecond: The pictures of a second.
  public func film(_ seconds: Double, framesPerSecond: Int = 10) throws -> [UInt8] {
    let action = "film \(ScreenValue.number(seconds))"
    let count = (seconds * Double(framesPerSecond)).rounded()
    guard (1...1_000).contains(framesPerSecond), (1...Double(Self.mostFrames)).contains(count)
    else {
      throw failure(action, .refused("a film has 1 to \(Self.mostFrames) pictures"))
    }
    var frames = [try bitmap()]
    let start = touches.now
    for frame in 1...Int(count) {
      try wait(start + Double(frame) / Double(framesPerSecond) - touches.now)
      frames.append(try bitmap())
    }
    return try PNGEncoder(scale: canvas.grid.scale).encode(
      film: frames, framesPerSecond: framesPerSecond)
  }

  private func bitmap() throws -> Bitmap {
    try renderer.render(scene, options: DrawingOptions(threads: 1))
  }
}
