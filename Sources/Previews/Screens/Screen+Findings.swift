import GalleySceneSnapshots
import GalleySwiftUI

extension Screen {
  /// Mistakes in the spoken descriptions of elements: no label, the name of an icon as a label, and one label for
  /// several elements of a role.
  public var spokenFindings: [String] {
    let used = parts.filter { $0.isUsed }
    var findings = used.compactMap { finding(of: $0) }
    var groups: [(element: ScreenElement, count: Int)] = []
    for element in used.map(\.element) where element.label?.isEmpty == false {
      let index = groups.firstIndex {
        $0.element.role == element.role && $0.element.label == element.label
      }
      if let index { groups[index].count += 1 } else { groups.append((element, 1)) }
    }
    for (element, count) in groups where count > 1 {
      findings.append(
        "\(count) elements of the role \(element.role.rawValue) have the label "
          + "\"\(element.label ?? "")\"")
    }
    return findings
  }

  /// The elements that are smaller than a finger, by the 44 points of the platform's guidelines.
  public var targetFindings: [String] {
    parts.filter(\.isUsed).map(\.element)
      .filter { min($0.frame.width, $0.frame.height) < Self.smallestTarget }
      .map { "\($0) is smaller than 44 × 44" }
  }

  private static let smallestTarget = 44.0

  /// The elements whose priority has them read before an element above them.
  public var orderFindings: [String] {
    zip(elements, elements.dropFirst()).filter { first, second in
      first.priority > second.priority && second.frame.maxY <= first.frame.minY
    }
    .map { "\($0) is read before \($1), which lies above it" }
  }

  private func finding(of part: ScreenPart) -> String? {
    guard let label = part.element.label, !label.isEmpty else {
      return "\(part.element) has no label"
    }
    let isIcon =
      part.element.text.isEmpty && part.control?.label == nil && part.spoken.label == nil
      && imageName(in: part.element.nodes) == label
    return isIcon ? "\(part.element) has the name of its icon as its label" : nil
  }
}

extension ScreenPart {
  /// True for elements that are used, not read alone.
  fileprivate var isUsed: Bool {
    ![.text, .image, .group, .header].contains(element.role)
  }
}
