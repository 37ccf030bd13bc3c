import GalleyGeometry

/// The lengths that a child of a flexible box states along one axis, whatever wraps its box.
struct FlexLength {
  /// The length that it has or, with `isFixed` false, would like; nil is as its content has it.
  var preferred: Double?
  /// True when it neither shrinks nor grows.
  var isFixed = false
  /// The least length; nil is what its content needs.
  var minimum: Double?
  /// The largest length, unless the least one is larger.
  var maximum = Double.infinity

  /// A length held between the bounds.
  func clamped(_ length: Double) -> Double { max(min(length, maximum), minimum ?? 0) }

  /// Its contribution to the container's own length, given the length of its content.
  func contribution(_ content: @autoclosure () -> Double) -> Double {
    if isFixed, let preferred { return preferred }
    return clamped(preferred ?? content())
  }
}

// Lengths of a box and of its content, read through the nodes between a container's slot and the box.
extension Engine {
  /// The bounds of a node's box along an axis, whatever frames it has along the other.
  func flexLength(_ node: Int32, _ horizontal: Bool) -> FlexLength {
    var result = FlexLength()
    var added = 0.0
    var next = node
    while next >= 0 {
      switch nodes[Int(next)].kind {
      case .item, .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection,
        .offset, .background, .overlay, .ignoresSafeArea, .fixedSize, .aspectRatio, .constraints:
        break
      case .padding(let row):
        let insets = tables.insets[row]
        added += horizontal ? insets.horizontal : insets.vertical
      case .frame(let row):
        let length = tables.frames[row].main(horizontal)
        guard length.isNaN else {
          (result.preferred, result.isFixed) = (length + added, true)
          return result
        }
      case .relative(let row), .containerRelative(let row):
        guard tables.frames[row].main(horizontal).isNaN else { return result }
      case .flexibleFrame(let row):
        result.hold(tables.flexibleFrames[row].main(horizontal), adding: added)
      default: return result
      }
      next = primary(Int(next))
    }
    return result
  }

  /// The length that a node's content would like along an axis, whatever the bounds of its box along it
  /// are, in a room across it (NaN is any).
  func contentLength(_ node: Int32, _ horizontal: Bool, _ cross: Double) -> Double {
    let (content, room, added) = content(of: node, horizontal, cross)
    guard content >= 0 else { return added }
    let proposal = Proposal(main: .nan, cross: room, horizontal: horizontal)
    return size(content, proposal).main(horizontal).finiteOrZero + added
  }

  /// The length that a node's content needs along an axis so that nothing in it is broken or cut.
  func contentLeast(_ node: Int32, _ horizontal: Bool, _ cross: Double) -> Double {
    let (content, room, added) = content(of: node, horizontal, cross)
    guard content >= 0 else { return added }
    return (horizontal ? leastWidth(content) : leastHeight(content, room)) + added
  }

  /// The content of a node's box, the space across the axis, and the length that the box adds.
  private func content(
    of node: Int32, _ horizontal: Bool, _ cross: Double
  ) -> (node: Int32, room: Double, added: Double) {
    var (next, room, added) = (node, cross, 0.0)
    while next >= 0 {
      switch nodes[Int(next)].kind {
      case .item, .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection,
        .offset, .background, .overlay, .ignoresSafeArea:
        break
      case .padding(let row):
        let insets = tables.insets[row]
        added += horizontal ? insets.horizontal : insets.vertical
        room = max(0, room - (horizontal ? insets.vertical : insets.horizontal))
      case .frame(let row):
        guard tables.frames[row].main(horizontal).isNaN else { return (next, room, added) }
        room = tables.frames[row].main(!horizontal).or(room)
      case .flexibleFrame(let row):
        room = tables.flexibleFrames[row].main(!horizontal).childProposal(room)
      default: return (next, room, added)
      }
      next = primary(Int(next))
    }
    return (next, room, added)
  }
}

extension FlexLength {
  fileprivate mutating func hold(_ length: FlexibleLength, adding added: Double) {
    if !length.minimum.isNaN { minimum = max(minimum ?? 0, length.minimum + added) }
    if !length.bound.isNaN { maximum = min(maximum, length.bound + added) }
    if preferred == nil, !length.wish.isNaN { preferred = length.wish + added }
  }
}

extension FlexibleLengths {
  fileprivate func main(_ horizontal: Bool) -> FlexibleLength { horizontal ? width : height }
}
