package import GalleySystem

/// How a run behaves.
package struct RunOptions: Sendable {
  /// What may be written among the references.
  package var mode = RecordMode.missing
  /// The folder that everything else is written to.
  package var output = ".build/snapshots"
  /// The number of threads.
  package var workers = 1
  /// True when digests and the memory of earlier runs may settle a matter.
  package var usesCache = true
  /// True when equal digests, those that references carry and the lock file has included, settle a matter
  /// without a look at pixels. On CI machines they do not: who brings a change can compute them.
  package var believesDigests = true
  /// The key by which memories of earlier runs are known to be this user's own; nil when there is none that
  /// can be relied on, and nothing is remembered.
  package var memoryKey: HashKey?
  /// The share of pictures, in 0…1, that is verified in full although its digest is equal.
  package var verifiedShare = 0.02
  /// Whether that share is also taken of pictures for which nothing has changed.
  package var verifiesUnchanged = false
  /// Chooses the pictures that are verified in full.
  package var seed: UInt64 = 0
  /// The run stops after so many failures; nil never.
  package var maximumFailures: Int?
  /// How often each picture is prepared, to find out whether it is always the same.
  package var repetitions = 1
  /// Whether there is a lock file beside the references.
  package var usesLockFile = true
  /// Whether failures write pictures to the output folder.
  package var writesAttachments = true
  /// The number of failures that get a picture of the difference.
  package var differenceLimit = 500

  /// Options as for a run at a desk: missing references are written.
  package init() {}

  /// Whether a picture belongs to the share that is verified in full.
  func isChosenForVerification(_ name: String) -> Bool {
    var hash = ContentHash(seed: seed)
    hash.add(name)
    return Double(hash.value >> 11) * 0x1p-53 < verifiedShare
  }
}
