import QuoinLayout

/// A search for the place of a caption on an area that other views may partly cover.
enum CaptionPlacement {
    /// A function that finds a place for a caption of a size in an area; nil if there is none.
    typealias Finder = (Size, Rect) -> Rect?

    /// Returns a place in the middle of the area, or else above or below; nil if all are covered.
    static func find(for sign: Size, in area: Rect, isCovered: (Rect) -> Bool) -> Rect? {
        for share in [0.5, 0.3, 0.7, 0.14, 0.86] {
            let place = Rect(center: Point(x: area.midX, y: area.y + area.height * share), size: sign)
            if place.y >= area.y, place.maxY <= area.maxY, !isCovered(place) { return place }
        }
        return nil
    }
}

/// The places of the captions drawn so far, by their views, so that no two overlap.
struct CaptionPlaces {
    private var places: [String: Rect] = [:]

    /// Returns whether another view's caption overlaps a rectangle. O(captions).
    func isTaken(_ rect: Rect, for view: String) -> Bool {
        places.contains { $0.key != view && ($0.value.intersection(rect).map { !$0.isEmpty } ?? false) }
    }

    mutating func take(_ rect: Rect, for view: String) { places[view] = rect }
}
