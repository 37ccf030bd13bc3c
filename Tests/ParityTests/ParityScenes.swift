import Galley

/// Scenes written in Swift by the names of the documents that they were written from.
struct ParityScenes {
  /// What a scene takes from outside.
  struct Inputs {
    let theme: Theme
    let images: any ImageSource
  }

  private(set) var scenes: [String: @MainActor (Inputs) -> Scene] = [:]

  mutating func add(_ name: String, _ scene: @escaping @MainActor (Inputs) -> Scene) {
    scenes[name] = scene
  }
}
