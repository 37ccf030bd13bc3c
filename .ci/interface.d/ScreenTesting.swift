extension Snapshotting where Value == Screen, Format == Bitmap {
    public static var image: Snapshotting<Screen, Bitmap> { get }
    public static var accessibilityPicture: Snapshotting<Screen, Bitmap> { get }
}
extension Snapshotting where Value == Screen, Format == String {
    public static var accessibility: Snapshotting<Screen, String> { get }
}
