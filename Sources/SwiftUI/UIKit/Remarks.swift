extension EnvironmentValues {
  /// Reports a part of the picture that differs from the request.
  public func _remark(_ text: String) { session?.remark(text) }
}
