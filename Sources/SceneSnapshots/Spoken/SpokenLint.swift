import GalleyGeometry

/// Finds mistakes in what is spoken of a screen.
package struct SpokenLint: Sendable {
  /// The elements in reading order.
  private let elements: [SpokenElement]
  private var used: [SpokenElement] { elements.filter(\.isUsed) }

  /// - Parameter elements: The elements in reading order.
  package init(_ elements: [SpokenElement]) { self.elements = elements }

  /// Elements without a label, with the name of an icon as their label, and of one label for several of a role.
  package var labels: [String] {
    var groups: [(element: SpokenElement, count: Int)] = []
    for element in used where element.label?.isEmpty == false {
      let index = groups.firstIndex {
        $0.element.role == element.role && $0.element.label == element.label
      }
      if let index { groups[index].count += 1 } else { groups.append((element, 1)) }
    }
    return used.compactMap { finding(of: $0) }
      + groups.filter { $0.count > 1 }.map { element, count in
        "\(count) elements of the role \(element.role) have the label \"\(element.label ?? "")\""
      }
  }

  private func finding(of element: SpokenElement) -> String? {
    guard let label = element.label, !label.isEmpty else {
      // Pages speak their numbers.
      return element.spokenValue == nil ? "\(line(element)) has no label" : nil
    }
    return element.icon == label ? "\(line(element)) has the name of its icon as its label" : nil
  }

  /// The elements that are smaller than a finger, by the 44 points of the platform's guidelines.
  package var targets: [String] {
    used.filter { min($0.frame.width, $0.frame.height) < Self.smallestTarget }
      .map { "\(line($0)) is smaller than 44 × 44" }
  }

  private static let smallestTarget = 44.0

  /// The elements whose priority has them read before an element above them.
  package var order: [String] {
    zip(elements, elements.dropFirst()).filter { first, second in
      first.priority > second.priority && second.frame.maxY <= first.frame.minY
    }
    .map { "\(line($0)) is read before \(line($1)), which lies above it" }
  }

  private func line(_ element: SpokenElement) -> String {
    "\(element.words) \(element.frame.words)"
  }
}

extension Rect {
  /// The frame in words.
  package var words: String {
    func number(_ value: Double) -> String {
      let rounded = (value * 10).rounded() / 10
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return "at \(number(minX)), \(number(minY)), \(number(width)) × \(number(height))"
  }
}
