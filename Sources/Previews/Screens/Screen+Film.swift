import GalleyImaging
import GalleySceneSnapshots
import GalleyStair
import GalleySwiftUI

extension Screen {
  /// Lets time pass and records it: the bytes of an animated PNG with a picture for each part of a second, the first
  /// one before anything has passed. Animations of the last action run.
  ///
  /// - Parameters:
  ///   - seconds: The length of the film.
  ///   - framesPerSecond: The pictures of a second.
  public func film(_ seconds: Double, framesPerSecond: Int = 10) throws -> [UInt8] {
    let action = "film \(ScreenValue.number(seconds))"
    let film = ScreenFilm(seconds: seconds, framesPerSecond: framesPerSecond)
    if let refusal = film.refusal { throw failure(action, .refused(refusal)) }
    let count = (seconds * Double(framesPerSecond)).rounded()
    isUnderWay = true
    defer { isUnderWay = false }
    var frames = [try bitmap()]
    let start = touches.now
    for frame in 1...Int(count) {
      try pass(until: start + Double(frame) / Double(framesPerSecond), action)
      frames.append(try bitmap())
    }
    return try PNGEncoder(scale: canvas.grid.scale).encode(
      film: frames, framesPerSecond: framesPerSecond)
  }

  /// Lets the time of a film pass without recording.
  func pass(_ seconds: Double, _ action: String) throws(ScreenError) {
    isUnderWay = true
    defer { isUnderWay = false }
    try pass(until: touches.now + seconds, action)
  }

  private func bitmap() throws -> Bitmap {
    try renderer.render(scene, options: DrawingOptions(threads: 1))
  }
}
