import QuoinLayout

// The insets of a scroll view (SC-40 to SC-46): those that the program sets and those that the system adds.

extension ScrollView {
    /// The program's insets and the system's together (SC-40).
    public final var adjustedContentInset: Insets { contentInset + systemInset }

    /// The insets that the system adds for the safe area (SC-40). O(depth).
    public final var systemInset: Insets {
        guard let item, era.hasSafeAreas, insetAdjustment != .never else { return .zero }
        return systemInset(for: item.safeArea)
    }

    /// The insets that the system adds for a given safe area.
    final func systemInset(for safe: Insets) -> Insets {
        guard let item, era.hasSafeAreas, safe != .zero else { return .zero }
        switch insetAdjustment {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes: break
        }
        let isContent = insetAdjustment == .automatic && isContentOfController
        let horizontally = exceeds(item, .horizontal)
        let vertically = isContent || exceeds(item, .vertical)
        return Insets(
            top: vertically ? safe.top : 0, left: horizontally ? safe.left : 0, bottom: vertically ? safe.bottom : 0,
            right: horizontally ? safe.right : 0)
    }

    /// Returns whether the content is longer than the frame on an axis, without any insets (SC-41).
    private func exceeds(_ item: Item, _ axis: Axis) -> Bool {
        guard isScrollEnabled else { return false }
        if alwaysBounces[axis] { return true }
        return axis == .horizontal ? contentSize.width > item.frame.width : contentSize.height > item.frame.height
    }

    /// The indicators' insets: the program's and, from iOS 13 on by default, the safe area's (SC-43).
    public final var indicatorInsets: Insets {
        scrollIndicatorInsets + (adjustsScrollIndicatorInsets && era >= .ios13 ? item?.safeArea ?? .zero : .zero)
    }

    /// Adds the insets of bars as a controller did before iOS 11: to the content's and the indicators' insets and to the offset
    /// (OI-5, OI-9), wherever the scroll view lies (OI-7).
    public final func addImplicitInsets(_ amount: Insets) {
        contentInset = contentInset + amount
        scrollIndicatorInsets = scrollIndicatorInsets + amount
        lastAdjustedInset = contentInset
        item?.contentOffset.y = -contentInset.top
    }

    final func insetsChanged() { adjustContentOffset() }
}
