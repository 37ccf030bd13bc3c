package import GalleyComponents

// The kit's names that have SwiftUI's beside them.
package typealias KitChart = GalleyComponents.Chart
