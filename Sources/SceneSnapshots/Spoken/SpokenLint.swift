import GalleyGeometry

/// Finds mistakes that would hinder users of a screen reader. Each finding is one line with the position of the element.
package struct SpokenLint: Sendable {
  private let elements: [SpokenElement]
  private var interactive: [SpokenElement] { elements.filter(\.isInteractive) }

  /// Makes a lint of the elements of a screen.
  ///
  /// - Parameter elements: The elements in the order in which they are read aloud.
  package init(_ elements: [SpokenElement]) { self.elements = elements }

  /// Findings about labels: interactive elements that have no label, whose label is only the name of their icon, or
  /// that share label and role with another, so that users cannot distinguish them.
  package var labels: [String] {
    var groups: [[SpokenElement]] = []
    for element in interactive where element.label?.isEmpty == false {
      let index = groups.firstIndex {
        $0[0].role == element.role && $0[0].label == element.label
      }
      if let index { groups[index].append(element) } else { groups.append([element]) }
    }
    return interactive.compactMap { finding(of: $0) }
      + groups.filter { $0.count > 1 }.map { group in
        let places = group.map(\.frame.words).joined(separator: "; ")
        return "\(group.count) elements with the role \(group[0].role) share the label "
          + "\"\(group[0].label ?? "")\": \(places)"
      }
  }

  private func finding(of element: SpokenElement) -> String? {
    guard let label = element.label, !label.isEmpty else {
      // A page control needs no label: the platform reads "page 2 of 5".
      return element.role == "pageControl" ? nil : "\(line(element)) has no label"
    }
    return element.icon == label ? "\(line(element)) has the name of its icon as its label" : nil
  }

  /// The interactive elements that are too small to be tapped reliably.
  package var targets: [String] {
    interactive.filter { min($0.frame.width, $0.frame.height) < Self.smallestTarget }
      .map { "\(line($0)) is smaller than 44 × 44" }
  }

  /// The least width and height of a control in points, by Apple's Human Interface Guidelines.
  private static let smallestTarget = 44.0

  /// The elements that are read before an element above them because of their sort priority.
  ///
  /// Only neighbours in the reading order are compared. An element that is read too early would otherwise be reported
  /// once for each element that it precedes.
  package var order: [String] {
    zip(elements, elements.dropFirst()).filter { first, second in
      first.priority > second.priority && second.frame.maxY <= first.frame.minY
    }
    .map { "\(line($0)) is read before \(line($1)), which lies above it" }
  }

  /// The description and the position of an element, with which its findings begin.
  private func line(_ element: SpokenElement) -> String {
    "\(element.words) \(element.frame.words)"
  }
}

extension Rect {
  /// The position and size for a message, with one decimal: `at 16, 20.5, 100 × 44`.
  package var words: String {
    func number(_ value: Double) -> String {
      let rounded = (value * 10).rounded() / 10
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return "at \(number(minX)), \(number(minY)), \(number(width)) × \(number(height))"
  }
}
