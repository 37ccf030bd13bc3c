package import GalleyRendering

extension RenderingLimits {
  /// The limits that options of commands change, as an argument of the program that draws previews: pixels,
  /// pixels of a bitmap, elements, bytes and seconds, 0 for the two that are nil.
  package var argument: String {
    let seconds = maximumTime.map { $0 / .seconds(1) } ?? 0
    return
      "\(maximumPixels),\(maximumBitmapPixels),\(maximumElements),\(maximumMemory ?? 0),\(seconds)"
  }

  /// Reads such an argument; nil for any other.
  package init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.dropLast().compactMap { Int($0) }
    guard parts.count == 5, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }),
      let seconds = Double(parts[4]), (0...1e9).contains(seconds)
    else { return nil }
    self.init(
      maximumPixels: numbers[0], maximumBitmapPixels: numbers[1], maximumElements: numbers[2],
      maximumMemory: numbers[3] > 0 ? numbers[3] : nil,
      maximumTime: seconds > 0 ? .seconds(seconds) : nil)
  }
}
