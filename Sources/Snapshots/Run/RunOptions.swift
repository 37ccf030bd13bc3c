/// How a run behaves.
public struct RunOptions: Sendable {
  /// What may be written among the references.
  public var mode = RecordMode.missing
  /// The folder that everything else is written to.
  public var output = ".build/snapshots"
  /// The number of threads.
  public var workers = 1
  /// Whether digests may settle a matter.
  public var usesCache = true
  /// The share of pictures, in 0…1, that is verified in full although its digest is equal.
  public var verifiedShare = 0.02
  /// Chooses the pictures that are verified in full.
  public var seed: UInt64 = 0
  /// The run stops after so many failures; nil never.
  public var maximumFailures: Int?
  /// How often each picture is prepared, to find out whether it is always the same.
  public var repetitions = 1
  /// Whether there is a lock file beside the references.
  public var usesLockFile = true
  /// Whether failures write pictures to the output folder.
  public var writesAttachments = true
  /// The number of failures that get a difference and a composite picture.
  public var compositeLimit = 500

  /// Options as for a run at a desk: missing references are written.
  public init() {}
}
