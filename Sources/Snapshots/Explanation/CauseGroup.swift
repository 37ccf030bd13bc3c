/// All pictures that one cause touched.
package struct CauseGroup: Hashable, Sendable {
  /// The reason.
  package var cause: Cause
  /// The pictures that differ for this reason alone, in order; accepting the cause accepts them.
  package var only: [String]
  /// The pictures that have other reasons as well: the odd ones out.
  package var mixed: [String]
  /// The pictures of which it is not proven that inputs account for every pixel; they are accepted
  /// one by one.
  package var unproven: [String]

  /// All of them.
  package var pictures: [String] { only + mixed + unproven }
  /// Their number.
  package var count: Int { only.count + mixed.count + unproven.count }

  /// Groups pictures by cause, the cause with most pictures first, then by text.
  package static func groups(
    of pictures: [(name: String, causes: [Cause], isProven: Bool)]
  ) -> [CauseGroup] {
    var indices: [Cause: Int] = [:]
    var groups: [CauseGroup] = []
    for picture in pictures {
      for cause in picture.causes {
        let index = indices[cause] ?? groups.count
        if index == groups.count {
          indices[cause] = index
          groups.append(CauseGroup(cause: cause, only: [], mixed: [], unproven: []))
        }
        if picture.causes.count > 1 {
          groups[index].mixed.append(picture.name)
        } else if picture.isProven {
          groups[index].only.append(picture.name)
        } else {
          groups[index].unproven.append(picture.name)
        }
      }
    }
    return groups.sorted {
      ($1.count, $0.cause) < ($0.count, $1.cause)
    }
  }
}
