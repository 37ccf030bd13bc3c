import GalleyPlatform

extension Workers {
  /// The processors that are switched on; at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
