public enum PreviewHost {
    public static func main() -> Never
}
