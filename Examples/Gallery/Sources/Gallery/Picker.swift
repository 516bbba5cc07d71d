import UIKit

/// A control of one's own.
public class Picker: UIControl {
    public var value = 0
    private var timer: Timer?

    public func choose(_ value: Int) {
        self.value = value
        sendActions(for: .valueChanged)
    }

    @objc private func fire() { choose(value + 1) }

    public func start() {
        timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(fire), userInfo: nil, repeats: true)
        timer?.fire()
        timer?.invalidate()
    }

    public static func observed() -> String { #keyPath(Picker.isEnabled) }
}
