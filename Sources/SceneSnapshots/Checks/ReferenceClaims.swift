import Synchronization

/// What the checks of a process know of each other's references.
final class ReferenceClaims: Sendable {
  /// The only state that all checks share; it decides nothing but these errors.
  static let ofProcess = ReferenceClaims()

  private let places = Mutex<[String: String]>([:])
  private let recorded = Mutex<Set<String>>([])

  /// Claims a reference for a place in the sources, so that two checks cannot share one unnoticed.
  ///
  /// - Returns: What is wrong when another place has it.
  func claim(_ reference: String, _ file: String, _ line: Int) -> String? {
    let place = "\(file):\(line)"
    return places.withLock { places in
      let owner = places[reference] ?? place
      places[reference] = owner
      return owner == place
        ? nil
        : "two checks have the reference '\(reference)', here and at \(owner); name them apart"
    }
  }

  /// Notes that a reference was recorded.
  func record(_ reference: String) { recorded.withLock { _ = $0.insert(reference) } }

  /// Whether a reference was recorded in this process: a test that is tried again must not pass with
  /// what it has just written itself.
  func isRecorded(_ reference: String) -> Bool { recorded.withLock { $0.contains(reference) } }
}
