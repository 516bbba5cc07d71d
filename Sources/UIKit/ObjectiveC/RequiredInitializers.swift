// Classes that declare one initializer of their superclass `required`, for DynamicInitialization.swift. They are open so that the
// compiler does not resolve calls of their initializers statically.

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredResponder: UIResponder {
    public required override init() { super.init() }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredBarItem: UIBarItem {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredHeader: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredLayer: CALayer {
    public required override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class for the implementation of ``UIKitMakeable``, not for use outside this module.
open class _RequiredAttributes: UICollectionViewLayoutAttributes {
    public required override init() { super.init() }
}
