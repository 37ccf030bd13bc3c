import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair

extension Screen {
  private var lint: SpokenLint { SpokenLint(elements.map(\.spoken)) }

  /// Mistakes in the spoken descriptions of elements: no label, the name of an icon as a label, and one label for
  /// several elements of a role.
  public var spokenFindings: [String] { lint.labels }

  /// The elements that are smaller than a finger, by the 44 points of the platform's guidelines.
  public var targetFindings: [String] { lint.targets }

  /// The elements whose priority has them read before an element above them.
  public var orderFindings: [String] { lint.order }

  /// The texts that are hard to read on the ground on which they are drawn, by the least contrasts of WCAG 2.2, 1.4.3.
  public func contrastFindings() throws -> [String] {
    let description = SceneDescription(renderer.prepare(frames))
    return SceneLinter().findings(in: description).filter { $0.lint == "contrast" }
      .map { "\($0.node): \($0.message)" }
  }
}
