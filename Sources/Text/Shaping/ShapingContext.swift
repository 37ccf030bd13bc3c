/// Everything beside the text that shaping depends on; the first half of a cache key.
struct ShapingContext: Hashable {
  var font: UInt32
  var features: UInt32
  var script: UInt32
  var isRightToLeft: Bool
  var language: String
}
