import QuoinBehaviors
import QuoinLayout

extension NSLayoutConstraint {
    /// The constraints of a visual format, inactive. A format that cannot be parsed is logged with UIKit's text and gives an
    /// empty array.
    ///
    /// ```swift
    /// let views = ["icon": icon, "title": title]
    /// card.addConstraints(
    ///     NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon(44)]-8-[title]-|", options: [], metrics: nil, views: views))
    /// ```
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var items: [String: Item] = [:]
        for (name, view) in views { items[name] = layoutItem(of: view) }
        var numbers: [String: Double] = [:]
        for (name, metric) in metrics ?? [:] { numbers[name] = double(metric) }
        for (name, metric) in views where items[name] == nil { numbers[name] = numbers[name] ?? double(metric) }
        let edge: VisualFormat.EdgeSpacing = UIKitEnvironment.current.systemEra >= .ios8 ? .margin : .distance(20)  // VF-2
        let drawn = VisualFormat(
            format, items: items, metrics: numbers, options: VisualFormat.Options(rawValue: opts.rawValue), edgeSpacing: edge)
        do throws(VisualFormatError) {
            return try drawn.constraints().map {
                let made = NSLayoutConstraint()
                made.setTerms($0)
                return made
            }
        } catch {
            UIKitState.raise("NSInvalidArgumentException", error.description)
            return []
        }
    }

    private class func double(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        case let priority as UILayoutPriority: Double(priority.rawValue)
        default: nil
        }
    }
}
