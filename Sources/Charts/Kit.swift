package import GalleyComponents

// The kit's names that have SwiftUI's beside them.
package typealias KitChart = GalleyComponents.Chart
package typealias KitAnnotation = GalleyComponents.ChartAnnotation
package typealias KitAxisMarks = GalleyComponents.ChartAxisMarks
package typealias KitSymbol = GalleyComponents.ChartSymbol
