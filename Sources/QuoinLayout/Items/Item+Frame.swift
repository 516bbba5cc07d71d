// Frames, computed by a layout or set by a program.

extension Item {
    /// The frame in the parent's coordinates as of the last layout, rounded to pixels and including the alignment insets.
    ///
    /// Setting it has an effect on an item with an ``autoresizing`` mask, on the root's size, and until the next layout on
    /// any other (AR-5).
    public final var frame: Rect {
        get {
            if case .area(let area) = kind { return areaFrame(area) }
            guard let layoutLink, slot >= 0, !state.contains(.assignedFrameIsStale) else { return assignedFrame }
            return layoutLink.with { $0.frames.frame(at: slot) }
        }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue.width.isFinite, newValue.height.isFinite else { return }
            setFrame(newValue, inParentOfSize: parent?.knownSize)
        }
    }

    /// Sets the frame together with the parent's size that it was made for, which autoresizing starts from (AR-3). Without a size, the
    /// parent's size at the time when the mask becomes constraints is used.
    public final func setFrame(_ frame: Rect, inParentOfSize parentSize: Size?) {
        assignedFrame = frame
        if parentSize != nil || details != nil { ensureDetails().assignedParentSize = parentSize }
        assignedFrameDidChange()
    }

    /// The parts that stretch with the parent; nil, the default, if constraints position the item (CM-26).
    ///
    /// With a mask, the frame last set becomes four required constraints to the parent (AR-1 to AR-8).
    public final var autoresizing: Autoresizing? {
        get { mask }
        set {
            guard newValue != mask else { return }
            // A frame that was set since the last layout stays as it was set, with the parent's size that was given.
            if slot >= 0, !state.contains(.assignedFrameIsStale) {
                assignedFrame = frame
                details?.assignedParentSize = nil
            }
            mask = newValue
            if let details, details.assignedParentSize == nil { details.assignedParentSize = parent?.knownSize }
            assignedFrameDidChange()
        }
    }

    /// The size of the frame; nil if there is no frame yet.
    private final var knownSize: Size? {
        let size = frame.size
        return size == .zero ? nil : size
    }

    private final func assignedFrameDidChange() {
        guard !state.contains(.assignedFrameIsStale) else { return }
        state.insert(.assignedFrameIsStale)
        layout?.pending.assignedFrames.append(Unretained(self))
    }

    /// The insets from the frame to the alignment rectangle, which constraints refer to (VW-1).
    public final var alignmentInsets: Insets {
        get { details?.alignmentInsets ?? .zero }
        set {
            guard newValue.isFinite, newValue != alignmentInsets else { return }
            ensureDetails().alignmentInsets = newValue
            layout?.alignmentInsetsDidChange(of: self)
        }
    }

    /// The reading direction of the constraints recorded on this item (RT-2); nil for that of the environment.
    public final var direction: LayoutDirection? {
        get { state.contains(.isRightToLeft) ? .rightToLeft : state.contains(.isLeftToRight) ? .leftToRight : nil }
        set {
            guard newValue != direction else { return }
            state.remove([.isRightToLeft, .isLeftToRight])
            if let newValue { state.insert(newValue == .rightToLeft ? .isRightToLeft : .isLeftToRight) }
            layout?.directionDidChange(of: self)
        }
    }

    final func ensureDetails() -> ItemDetails {
        if let details { return details }
        let made = ItemDetails()
        details = made
        return made
    }
}
