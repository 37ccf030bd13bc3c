import GalleyGeometry
import GalleyLayout

enum FlexDialect {
  static func run(_ document: VectorValue) -> VectorOutcome { .skipped("flex") }
}
