// Code written for iOS imports UIKit and has Foundation with it.
@_exported import Foundation
