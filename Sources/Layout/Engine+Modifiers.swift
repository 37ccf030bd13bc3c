import GalleyGeometry

/// One axis of a flexible frame; NaN is absent.
struct FlexibleLength {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  /// What the child is offered: the offer, else the ideal, held between the bounds.
  @inline(__always)
  func childOffer(_ offer: Double) -> Double {
    let base = offer.isNaN ? ideal : offer
    guard !base.isNaN else { return .nan }
    return held(base)
  }

  @inline(__always)
  func held(_ value: Double) -> Double {
    var result = value
    if !minimum.isNaN, result < minimum { result = minimum }
    if !maximum.isNaN, result > maximum { result = maximum }
    return result
  }

  /// What the frame takes, given its offer and the child's answer.
  func taken(_ offer: Double, child: Double) -> Double {
    if offer.isNaN, !ideal.isNaN { return ideal }
    let asked = childOffer(offer)
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false): return held(offer.isNaN ? child : offer)
    case (false, true): return max(min(asked.or(.infinity), child), minimum)
    case (true, false): return min(max(asked.or(-.infinity), child), maximum)
    case (true, true): return child
    }
  }

  /// What the child is offered once the frame's length is final.
  func placementOffer(_ offer: Double, length: Double) -> Double {
    guard offer.isNaN, ideal.isNaN else { return length }
    let isBetween = minimum.or(-.infinity) < length && length < maximum.or(.infinity)
    return isBetween ? .nan : length
  }
}

extension Engine {
  func flexibleLengths(_ i: Int) -> (FlexibleLength, FlexibleLength) {
    let numbers = parameters + Int(nodes[i].parameters)
    return (
      FlexibleLength(minimum: numbers[0], ideal: numbers[1], maximum: numbers[2]),
      FlexibleLength(minimum: numbers[3], ideal: numbers[4], maximum: numbers[5])
    )
  }

  /// The size of a node that has one child, or one child that counts.
  func modifierSize(_ i: Int, _ offer: Offer) -> Size {
    let numbers = parameters + Int(nodes[i].parameters)
    let child = nodes[i].firstChild
    switch nodes[i].operation {
    case .frame:
      let answer = childSize(child, childOffer(i, offer))
      return Size(width: numbers[0].or(answer.width), height: numbers[1].or(answer.height))
    case .flexibleFrame:
      let (width, height) = flexibleLengths(i)
      let answer = childSize(child, childOffer(i, offer))
      return Size(
        width: width.taken(offer.width, child: answer.width),
        height: height.taken(offer.height, child: answer.height))
    case .padding:
      let answer = childSize(child, childOffer(i, offer))
      return Size(
        width: max(0, answer.width + numbers[1] + numbers[3]),
        height: max(0, answer.height + numbers[0] + numbers[2]))
    case .position, .viewPosition:
      let answer =
        offer.width.isNaN || offer.height.isNaN ? childSize(child, offer) : .zero
      return Size(width: offer.width.or(answer.width), height: offer.height.or(answer.height))
    case .constraints: return constrainedSize(i, offer)
    case .scroll: return scrollSize(i, offer)
    case .background: return childSize(child < 0 ? -1 : primary(i), offer)
    case .safeAreaInset: return safeAreaInsetSize(i, offer)
    default: return childSize(child, childOffer(i, offer))
    }
  }

  /// The child that decides the size.
  @inline(__always)
  func primary(_ i: Int) -> Int32 {
    let first = nodes[i].firstChild
    guard nodes[i].operation == .background, first >= 0 else { return first }
    let second = nodes[Int(first)].nextSibling
    return second < 0 ? first : second
  }

  /// What a modifier offers its child for an offer.
  func childOffer(_ i: Int, _ offer: Offer) -> Offer {
    let numbers = parameters + Int(nodes[i].parameters)
    switch nodes[i].operation {
    case .frame: return Offer(numbers[0].or(offer.width), numbers[1].or(offer.height))
    case .flexibleFrame:
      let (width, height) = flexibleLengths(i)
      return Offer(width.childOffer(offer.width), height.childOffer(offer.height))
    case .padding:
      return Offer(
        shrunk(offer.width, numbers[1] + numbers[3]), shrunk(offer.height, numbers[0] + numbers[2]))
    case .fixedSize:
      return Offer(
        nodes[i].object & 1 != 0 ? .nan : offer.width,
        nodes[i].object & 2 != 0 ? .nan : offer.height)
    case .aspectRatio: return aspectOffer(i, offer)
    case .relative:
      return Offer(scaled(offer.width, numbers[0]), scaled(offer.height, numbers[1]))
    case .constraints:
      return Offer(
        constrained(shrunk(offer.width, numbers[5] + numbers[7]), numbers[0], numbers[1]),
        constrained(shrunk(offer.height, numbers[4] + numbers[6]), numbers[2], numbers[3]))
    case .scroll:
      let style = tables.scrolls[Int(nodes[i].object)]
      return Offer(
        style.scrollsHorizontally ? .nan : offer.width,
        style.scrollsVertically ? .nan : offer.height)
    default: return offer
    }
  }

  /// The offer less a distance, never negative; nil stays nil.
  @inline(__always)
  func shrunk(_ offer: Double, _ distance: Double) -> Double {
    offer.isNaN ? .nan : max(0, offer - distance)
  }

  private func scaled(_ offer: Double, _ fraction: Double) -> Double {
    if fraction.isNaN || offer.isNaN { return offer }
    return fraction == 0 ? 0 : offer * fraction
  }

  /// The box of the wanted ratio scaled into (fit) or over (fill) the offer; nil axes of the
  /// offer are ignored, and an offer of nil on both passes through.
  private func aspectOffer(_ i: Int, _ offer: Offer) -> Offer {
    if offer.width.isNaN, offer.height.isNaN { return offer }
    let ratio = parameters[Int(nodes[i].parameters)]
    var box = Size(width: ratio, height: 1)
    if ratio.isNaN { box = childSize(nodes[i].firstChild, Offer(.nan, .nan)) }
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return offer
    }
    let x = offer.width / box.width
    let y = offer.height / box.height
    let scale: Double
    if x.isNaN {
      scale = y
    } else if y.isNaN {
      scale = x
    } else {
      scale = nodes[i].object == 0 ? min(x, y) : max(x, y)
    }
    return Offer(box.width * scale, box.height * scale)
  }

  // MARK: Constraints

  private func constrained(_ offer: Double, _ least: Double, _ most: Double) -> Double {
    if least == most { return least }
    return offer.isNaN ? .nan : max(min(offer, most), least)
  }

  private func constrainedSize(_ i: Int, _ offer: Offer) -> Size {
    let numbers = parameters + Int(nodes[i].parameters)
    let answer = childSize(nodes[i].firstChild, childOffer(i, offer))
    return Size(
      width: max(
        0, max(min(answer.width, numbers[1]), numbers[0]) + numbers[5] + numbers[7]),
      height: max(
        0, max(min(answer.height, numbers[3]), numbers[2]) + numbers[4] + numbers[6]))
  }

  // MARK: Scrolling and bars

  /// Greedy on the scrolled axes, as large as its content across.
  private func scrollSize(_ i: Int, _ offer: Offer) -> Size {
    let style = tables.scrolls[Int(nodes[i].object)]
    let isKnown =
      (style.scrollsHorizontally && !offer.width.isNaN)
      && (style.scrollsVertically && !offer.height.isNaN)
    if isKnown { return Size(width: offer.width, height: offer.height) }
    let content = childSize(nodes[i].firstChild, childOffer(i, offer))
    return Size(
      width: style.scrollsHorizontally ? offer.width.or(content.width) : content.width,
      height: style.scrollsVertically ? offer.height.or(content.height) : content.height)
  }

  /// Whether the bar of a safe-area inset takes from the height.
  func barIsHorizontal(_ i: Int) -> Bool { nodes[i].object % 2 == 0 }

  /// The bar's size and what is left for the content.
  func safeAreaParts(_ i: Int, _ offer: Offer) -> (bar: Size, rest: Offer, length: Double) {
    let content = nodes[i].firstChild
    let bar = content < 0 ? -1 : nodes[Int(content)].nextSibling
    let isRow = barIsHorizontal(i)
    guard bar >= 0 else { return (.zero, offer, 0) }
    let size = self.childSize(
      bar, isRow ? Offer(offer.width, .nan) : Offer(.nan, offer.height))
    let length = (isRow ? size.height : size.width) + parameters[Int(nodes[i].parameters)]
    let rest =
      isRow
      ? Offer(offer.width, shrunk(offer.height, length))
      : Offer(shrunk(offer.width, length), offer.height)
    return (size, rest, max(0, length))
  }

  private func safeAreaInsetSize(_ i: Int, _ offer: Offer) -> Size {
    let parts = safeAreaParts(i, offer)
    let content = childSize(nodes[i].firstChild, parts.rest)
    return barIsHorizontal(i)
      ? Size(width: content.width, height: content.height + parts.length)
      : Size(width: content.width + parts.length, height: content.height)
  }
}
