/// A module's preparation for a program of previews that has no network, before anything else.
public protocol _OfflineProgram {
  static func goOffline()
}
