import Testing
import UIKit

@MainActor
@Suite("Interfaces without effect, and animations that end at once", .serialized)
struct InertInterfaceTests {
    @Test("Animations run their bodies and completions at once, whatever the spelling")
    func animations() {
        var steps: [Int] = []
        UIView.animate(withDuration: 1) { steps.append(1) }
        UIView.animate(withDuration: 1, animations: { steps.append(2) }, completion: { if $0 { steps.append(3) } })
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { steps.append(4) }
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append(5) }
        }
        UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve) { steps.append(6) }
        UIView.performWithoutAnimation { steps.append(7) }
        #expect(steps == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test("A property animator waits to be started, and ends at the position that it is given")
    func animator() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { steps.append("body") }
        animator.addCompletion { steps.append("\($0)") }
        #expect(steps.isEmpty && animator.state == .inactive)
        animator.startAnimation()
        #expect(steps == ["body", "end"] && animator.fractionComplete == 1)
        let stopped = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        stopped.addCompletion { steps.append("\($0)") }
        stopped.stopAnimation(false)
        #expect(stopped.state == .stopped)
        stopped.finishAnimation(at: .start)
        #expect(steps == ["body", "end", "start"])
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { steps.append("running") })
        #expect(steps.last == "running")
    }

    @Test("Traits are overridden for a subtree and observed by those that register, a program's own too")
    func traits() {
        struct Density: UITraitDefinition { static let defaultValue = 1 }
        final class Listener: UIView {
            var heard: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                heard.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        let root = UIView(), inner = Listener()
        root.addSubview(inner)
        var styles = 0, sizes = 0
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, _: UITraitCollection) in
            styles += view.heard.count
        }
        let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Listener, _) in sizes += 1 }
        root.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.heard == [.light] && styles == 1 && sizes == 0)
        root.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.horizontalSizeClass == .regular && sizes == 1 && styles == 1)
        inner.unregisterForTraitChanges(registration)
        root.traitOverrides.horizontalSizeClass = .compact
        root.traitOverrides[Density.self] = 3
        #expect(sizes == 1 && inner.traitCollection[Density.self] == 3 && UIView().traitCollection[Density.self] == 1)
        root.overrideUserInterfaceStyle = .dark
        #expect(inner.heard.count == 4, "what changes nothing is not told")
        let mixed = UITraitCollection(traitsFrom: [.init(horizontalSizeClass: .compact), .init(displayScale: 3)])
        #expect(mixed.displayScale == 3 && mixed.containsTraits(in: .init(horizontalSizeClass: .compact)))
        #expect(UITraitCollection { $0.userInterfaceStyle = .dark } == UITraitCollection(userInterfaceStyle: .dark))
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white && color.cgColor.components?[0] == 0)
    }

    @Test("A parent overrides a child controller's traits")
    func childTraits() {
        let parent = UIViewController(), child = UIViewController()
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("Layers keep their order, a view's layer shares geometry and transform")
    func layers() {
        let layer = CALayer(), first = CALayer(), second = CAShapeLayer(), third = CAGradientLayer()
        layer.addSublayer(first)
        layer.addSublayer(third)
        layer.insertSublayer(second, below: third)
        #expect(layer.sublayers?.map { ObjectIdentifier($0) } == [first, second, third].map { ObjectIdentifier($0) })
        layer.replaceSublayer(second, with: CALayer())
        second.removeFromSuperlayer()
        #expect(layer.sublayers?.count == 3 && second.superlayer == nil)
        let view = UIView(frame: CGRect(10, 10, 20, 20))
        view.layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2) && view.frame == CGRect(0, 0, 40, 40))
        let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
        #expect(abs(CATransform3DGetAffineTransform(turned).b - 1) < 1e-12 && CATransform3DIsIdentity(CATransform3DIdentity))
        final class Hears: NSObject, CAAnimationDelegate {
            var ended = false
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended = flag }
        }
        let hears = Hears(), move = CABasicAnimation(keyPath: "position.x")
        move.delegate = hears
        layer.add(move, forKey: nil)
        #expect(hears.ended)
    }

    @Test("Paths and pictures know their sizes")
    func pictures() {
        let path = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.apply(CGAffineTransform(translationX: 1, y: 0))
        #expect(path.bounds == CGRect(6, 5, 25, 10) && path.cgPath.boundingBox == path.bounds)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.cgContext.fill(CGRect(0, 0, 1, 1)) }
        #expect(image.size == CGSize(width: 4, height: 3) && image.cgImage?.width == 8)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        let symbol = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        #expect(symbol?.size == CGSize(width: 40, height: 40) && symbol?.isSymbolImage == true)
        let turned = image.cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .right) }
        #expect(turned?.size == CGSize(width: 3, height: 4))
        #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 4, height: 3))
    }

    @Test("Colors in each of their spellings")
    func colors() {
        var hue: CGFloat = 0, brightness: CGFloat = 0, white: CGFloat = 0
        #expect(
            UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).getHue(&hue, saturation: nil, brightness: &brightness, alpha: nil))
        #expect(abs(hue - 0.5) < 1e-9 && brightness == 0.5)
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25 && !UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test("Attributed strings carry UIKit's attributes")
    func attributes() {
        var text = AttributedString("wide")
        text.font = .systemFont(ofSize: 40)
        text.foregroundColor = .red
        let converted = NSAttributedString(text)
        #expect((converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect(
            converted.size().width > NSAttributedString(string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 20)]).size().width)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.alignment = .center
        #expect((style.copy() as? NSParagraphStyle) == style && style != NSParagraphStyle.default)
        let button = UIButton(configuration: .filled())
        button.configuration?.attributedTitle = text
        #expect(button.intrinsicContentSize.width > 60)
    }

    @Test("A missing xib, storyboard or segue is reported")
    func files() {
        Messages.during { messages in
            #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(Bundle.main.loadNibNamed("Cell", owner: nil)?.isEmpty == true)
            #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
            UIViewController().performSegue(withIdentifier: "next", sender: nil)
            #expect(messages.all.count == 4 && messages.last?.exception == "NSInvalidArgumentException")
        }
    }

    @Test("There is a scene, an application, a screen")
    func application() {
        let window = UIWindow(windowScene: UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0])
        window.makeKeyAndVisible()
        #expect(window.windowScene?.windows.contains(window) == true && UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.connectedScenes.count == 1 && window.frame == UIScreen.main.bounds)
        #expect(UIDevice.current.orientation.isPortrait && UIDevice.current.userInterfaceIdiom == .phone)
        let view = UIView(frame: CGRect(5, 6, 7, 8))
        window.addSubview(view)
        #expect(view.convert(view.bounds, to: UIScreen.main.coordinateSpace) == view.frame)
        UINavigationBar.appearance().tintColor = .red
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
        #expect(UINavigationBar().tintColor == .systemBlue)
    }

    @Test("What launches an application calls its delegate")
    func launching() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            nonisolated(unsafe) static var heard: [String] = []
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Self.heard.append("launched")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { Self.heard.append("active") }
        }
        Delegate.main()
        #expect(Delegate.heard == ["launched", "active"])
    }
}
