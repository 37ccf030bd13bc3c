import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair

extension Screen {
  private var lint: SpokenLint { SpokenLint(elements.map(\.spoken)) }

  /// Findings about labels: interactive elements that have no label, whose label is only the name of their icon, or
  /// that share label and role with another.
  public var spokenFindings: [String] { lint.labels }

  /// The interactive elements that are smaller than 44 × 44 points, the least size of a control by Apple's Human
  /// Interface Guidelines.
  public var targetFindings: [String] { lint.targets }

  /// The elements that are read before an element above them because of their sort priority.
  public var orderFindings: [String] { lint.order }

  /// The texts that are hard to read on the ground on which they are drawn, by the least contrasts of WCAG 2.2, 1.4.3.
  public func contrastFindings() throws -> [String] {
    let description = SceneDescription(renderer.prepare(frames))
    return SceneLinter().findings(in: description).filter { $0.lint == "contrast" }
      .map { "\($0.node): \($0.message)" }
  }
}
