extension EnvironmentValues {
  /// Says what of the picture is not as it was asked for.
  public func _remark(_ text: String) { session?.remark(text) }
}
