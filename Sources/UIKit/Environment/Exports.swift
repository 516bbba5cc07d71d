// `import UIKit` imports Foundation too, as on iOS.
@_exported import Foundation
