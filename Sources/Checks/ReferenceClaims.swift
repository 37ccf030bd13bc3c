import Synchronization

/// The references claimed and recorded by the checks of a process.
final class ReferenceClaims: Sendable {
  /// The only state that all checks share; it decides nothing but these errors.
  static let ofProcess = ReferenceClaims()

  private let places = Mutex<[String: String]>([:])
  private let unnamed = Mutex<[String: [String]]>([:])
  private let recorded = Mutex<Set<String>>([])

  /// The number of a check without a name among those of its test, from 1, in the order in which they
  /// are made first. A check that is made again, in a test that is tried again, keeps its number.
  func number(of place: String, in test: String) -> Int {
    unnamed.withLock { unnamed in
      let places = unnamed[test, default: []]
      if let index = places.firstIndex(of: place) { return index + 1 }
      unnamed[test] = places + [place]
      return places.count + 1
    }
  }

  /// Claims a reference for a place in the sources, so that two checks cannot share one unnoticed.
  ///
  /// - Returns: A description of the conflict if another place has claimed the reference.
  func claim(_ reference: String, for place: String) -> String? {
    places.withLock { places in
      let owner = places[reference] ?? place
      places[reference] = owner
      return owner == place
        ? nil
        : "two checks have the reference '\(reference)', here and at \(owner); name them apart"
    }
  }

  /// Notes that a reference was recorded.
  func record(_ reference: String) { recorded.withLock { _ = $0.insert(reference) } }

  /// Returns true if a reference was recorded in this process: a test that is retried must not pass by
  /// comparing with its own new recording.
  func isRecorded(_ reference: String) -> Bool { recorded.withLock { $0.contains(reference) } }
}
