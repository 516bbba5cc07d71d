import QuoinLayout

// The options of a stack view. Raw values are those of layout files (ST-34).

extension StackView {
    /// The distribution of arranged views along a stack view's axis (ST-20 to ST-24).
    public enum Distribution: Int, Hashable, Sendable, CaseIterable {
        /// Views fill the length by their hugging and compression resistance.
        case fill
        case fillEqually
        /// The lengths of views are proportional to their content sizes.
        case fillProportionally
        /// Equal gaps.
        case equalSpacing
        /// Equal distances from center to center.
        case equalCentering
    }

    /// The alignment of views across the axis (ST-30 to ST-34). In a vertical stack top means leading and bottom trailing.
    public enum Alignment: Int, Hashable, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// A gap after one view that differs from the others (ST-13).
    public enum Spacing: Hashable, Sendable {
        case points(Double)
        /// The standard spacing of 8 points.
        case system
    }
}

/// The choices by which UIKit at run time and Interface Builder's canvas make different constraints for the same stack
/// view.
///
/// ```swift
/// stack.policy = .canvas              // reproduces frames that Interface Builder stored
/// ```
public struct StackPolicy: Hashable, Sendable {
    /// The effect of a hidden arranged view on its neighbors.
    public enum Hidden: Hashable, Sendable {
        /// `UISV-hiding`: its length is 0, required, and each of its two gaps half of one (ST-12, ST-25).
        case collapsed
        /// Left out of the row: the visible neighbors keep one gap whatever lies between; the hidden view's own required length wins (F38).
        case skipped
    }

    /// The weight of a view without a content size in a stack view that fills proportionally.
    public enum Unsized: Hashable, Sendable {
        /// `length == 0`, required (ST-22).
        case zero
        /// The view's length stays unconstrained, and a nested stack view counts with its fitting size (F39).
        case ignored
    }

    /// The view of a horizontal stack that provides its baseline (BL-2).
    public enum Baseline: Hashable, Sendable {
        /// The tallest view, as documented.
        case tallest
        /// The first visible view, as on Interface Builder's canvas (F35).
        case first
    }

    /// The texts of several lines that share the width of a row (ST-60).
    public enum TextSharing: Hashable, Sendable {
        /// None share it, as in iOS 9.0.
        case none
        /// All views that may wrap share it.
        case each
        /// Views that may wrap share it if there are at least two, as on Interface Builder's canvas (F60).
        case several
    }

    /// The treatment of hidden views.
    public var hidden: Hidden
    /// The treatment of views without a size of their own.
    public var unsized: Unsized
    /// The view that provides the baseline of a horizontal stack.
    public var baseline: Baseline
    /// Whether plain views are 240 × 128 points where nothing else determines their size (F31), and labels without text in a row
    /// 50 × 50 (F82).
    public var givesDesignTimeSizes: Bool
    /// The way in which several texts share a width.
    public var textSharing: TextSharing

    /// Creates a policy.
    public init(hidden: Hidden, unsized: Unsized, baseline: Baseline, givesDesignTimeSizes: Bool, textSharing: TextSharing) {
        self.hidden = hidden
        self.unsized = unsized
        self.baseline = baseline
        self.givesDesignTimeSizes = givesDesignTimeSizes
        self.textSharing = textSharing
    }

    /// The policy of `UIStackView` at run time.
    public static let system = StackPolicy(
        hidden: .collapsed, unsized: .zero, baseline: .tallest, givesDesignTimeSizes: false, textSharing: .each)
    /// The policy of Interface Builder's canvas.
    public static let canvas = StackPolicy(
        hidden: .skipped, unsized: .ignored, baseline: .first, givesDesignTimeSizes: true, textSharing: .several)
}

extension StackView {
    /// Whether a label without text has a size of its own among the arranged views: in a row that fills, on Interface Builder's
    /// canvas (F82).
    package var givesEmptyLabelsSizes: Bool { policy.givesDesignTimeSizes && axis == .horizontal && distribution == .fill }

    /// Returns the visible arranged views if all of them may wrap their texts, and so share the width (ST-60); or else none.
    package func textsSharingWidth(in item: Item) -> [Item] {
        guard axis == .horizontal, distribution == .fill, policy.textSharing != .none else { return [] }
        let visible = arranged(in: item).filter { !$0.isHidden }
        return visible.count > 1 && visible.allSatisfy(StackRows.wrapsText) ? visible : []
    }

    /// Returns whether plain views are arranged, to which a canvas may give a size (F31).
    package func hasPlainViews(in item: Item) -> Bool { arranged(in: item).contains { $0.behavior == nil } }

    /// Returns the arranged views to which a canvas may give a size: plain views, and labels without text in a row (F31, F82).
    package func viewsWithDesignTimeSizes(in item: Item) -> [Item] {
        arranged(in: item).filter { view in
            view.behavior == nil || view.behavior is Label && givesEmptyLabelsSizes && view.contentSize.width == nil
        }
    }
}
