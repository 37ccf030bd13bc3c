/// Fonts, shaping and their caches: the one long-lived object of the text room. It may be shared
/// by any number of threads, and what it answers does not depend on what it was asked before.
public final class Typesetter: Sendable {
}
