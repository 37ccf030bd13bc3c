/// All pictures that one cause touched.
public struct CauseGroup: Hashable, Sendable {
  /// The reason.
  public var cause: Cause
  /// The pictures that differ for this reason alone, in order; accepting the cause accepts them.
  public var only: [String]
  /// The pictures that have other reasons as well: the odd ones out.
  public var mixed: [String]

  /// Groups pictures by cause, the cause with most pictures first, then by text.
  public static func groups(of pictures: [(name: String, causes: [Cause])]) -> [CauseGroup] {
    var indices: [Cause: Int] = [:]
    var groups: [CauseGroup] = []
    for picture in pictures {
      for cause in picture.causes {
        let index = indices[cause] ?? groups.count
        if index == groups.count {
          indices[cause] = index
          groups.append(CauseGroup(cause: cause, only: [], mixed: []))
        }
        if picture.causes.count == 1 {
          groups[index].only.append(picture.name)
        } else {
          groups[index].mixed.append(picture.name)
        }
      }
    }
    return groups.sorted {
      ($1.only.count + $1.mixed.count, $0.cause) < ($0.only.count + $0.mixed.count, $1.cause)
    }
  }
}
