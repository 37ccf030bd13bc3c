public import GalleyStair

/// Scenes written in Swift by the names of the documents that they were written from.
public struct ParityScenes {
  /// The external inputs of a scene.
  public struct Inputs {
    let theme: Theme
    let images: any ImageSource

    /// Takes the theme of the corpus and its images.
    public init(theme: Theme, images: any ImageSource) {
      self.theme = theme
      self.images = images
    }
  }

  /// Makes each scene by its document's name.
  public private(set) var scenes: [String: @MainActor (Inputs) -> Scene] = [:]

  mutating func add(_ name: String, _ scene: @escaping @MainActor (Inputs) -> Scene) {
    scenes[name] = scene
  }
}
