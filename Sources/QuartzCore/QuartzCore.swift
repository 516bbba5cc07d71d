// A module for code that says `import QuartzCore`. Layers and `CACurrentMediaTime()` are declared by UIKit here.
@_exported import UIKit
