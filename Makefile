# Every target sets up what it needs on a fresh Debian machine (or a Mac with Homebrew).
#
#   make test     everything that must hold          make bench    benchmarks against kiwi and Yoga
#   make demo     the main job, on examples          make peers    fetch and build those peers
#   make format   format the Swift sources           make fuzz     SECONDS=60 of hostile input
#   make random   random systems and trees, LONG=10  make fuzz-readers  ROUNDS=300000 broken files and formats
#   make diff-edits  EDITS=1000 SEED=1 random edits of documents, each of which quoin diff must name alone
#   make shapes   screens of many shapes, growing: how long they take, and whether another solver says the same
#   make mutate   COUNT=100 flipped operators of the core, and which of them no test notices
#   make pages    write from the sources: rule pages, manual, UIKit's symbols without effect, options of the plugin
#   make install  PREFIX=/usr/local the static command, its manual and completions; make uninstall
#   make wheel    the Python wheel of it, in dist     make release  all that a release consists of, in dist
#   make test-packaging  install, release, wheel, hook and action, tried
#   make test-reproducible  the static binary of a commit, built twice and compared byte by byte
#   make pictures  draw the pictures of the documentation
#   make docs     the documentation of all libraries as a static site
#   make port-sample  port a package for iOS, build and test it
#   make specification  write beside each rule of the specification the tests that name it

SECONDS ?= 60
LONG ?= 10
ROUNDS ?= 300000
COUNT ?= 100
EDITS ?= 1000
SEED ?= 1
PREFIX ?= /usr/local
# No target of this file runs a plugin, and without them a build for tests takes two thirds of the time: see Package.swift.
export QUOIN_WITHOUT_PLUGINS = 1
# What is installed and packed; without it Scripts/static-binary builds one.
BINARY ?=

# PNG is made, and complex scripts are shaped, where their libraries are found; these are optional everywhere else.
ifeq ($(shell pkg-config --exists librsvg-2.0 harfbuzz 2>/dev/null && echo yes),yes)
TRAITS = --enable-all-traits
endif

.PHONY: test-swift binary install uninstall wheel release test-packaging test-reproducible traits test-here pages docs specification test demo bench peers format lint fuzz fuzz-readers diff-edits mutate random sanitize setup shapes plant plant-short pictures port-sample

setup:
	@Scripts/setup build

# The name that .ci/traits has for the traits that are on here.
traits:
	@echo $(if $(TRAITS),all,defaults)

# Once more, because setup may have installed the library that a trait needs.
test:
	@Scripts/setup test
	@$(MAKE) --no-print-directory test-here

# The core's own tests use one core of the machine, and run beside the build, which seldom keeps all of them busy.
test-here:
	@mkdir -p .build
	@{ Scripts/test-kernel && Scripts/test-core && Scripts/test-unset; } >.build/c-tests.log 2>&1 & core=$$!; \
		$(MAKE) --no-print-directory test-swift; swift=$$?; \
		wait $$core; core=$$?; cat .build/c-tests.log; [ $$swift -eq 0 ] && [ $$core -eq 0 ]

test-swift:
	swift build --build-tests $(TRAITS)
	swift test --skip-build $(TRAITS)
	Scripts/test-snippets
	Scripts/test-pictures
	Benchmarks/Shapes/shapes --quoin .build/debug/quoin --sizes 30,100 --check-counts Benchmarks/Shapes/counts.txt

demo: setup
	@swift build $(TRAITS) --product quoin
	@swift run $(TRAITS) --skip-build quoin layout Examples/Scenes/LargeImage.json Examples/Scenes/WidthTieMissing.json \
		Examples/Scenes/ScrollingStack.json Examples/Scenes/ImplicitInset64.json Examples/Scenes/ImplicitInsetAdds84.json \
		Examples/Scenes/LabelInContentAsWideAsMainView.json
	@swift run $(TRAITS) --skip-build quoin layout --format svg --output .build/ScrollingStack.svg Examples/Scenes/ScrollingStack.json
	@echo "Drawn: .build/ScrollingStack.svg"
	@swift run --package-path Examples SolveWithEachBackend
	@echo
	@echo "And the main job: quoin lint Examples/Mistakes, mistakes beside their corrected twins (which say nothing)."
	@echo
	@swift run $(TRAITS) --skip-build quoin lint Examples/Mistakes || [ $$? -eq 1 ]

port-sample: setup
	@Scripts/port-sample $(TRAITS)

pages: setup
	swift build $(TRAITS) --product quoin
	swift run $(TRAITS) --skip-build quoin rules --markdown Documentation/Rules
	swift run $(TRAITS) --skip-build quoin help --manual > .build/quoin.1
	mv .build/quoin.1 Documentation/quoin.1
	QUOIN_RECORD=1 swift test $(TRAITS) --filter "InertSymbolTests|PluginOptionTests"

pictures: setup
	swift build $(TRAITS) --product quoin
	swift run $(TRAITS) --skip-build quoin draw --findings --layers scroll-content --output Documentation/Pictures/Welcome.svg \
		Documentation/Pictures/Welcome.storyboard

docs: setup
	swift build $(TRAITS)
	Scripts/docs

specification:
	QUOIN_RECORD=1 swift test $(TRAITS) --filter PackageTests.SpecificationTests

binary:
	@[ -n "$(BINARY)" ] || { Scripts/setup build && Scripts/static-binary bin/quoin; }

install: binary
	Scripts/stage "$(or $(BINARY),bin/quoin)" "$(DESTDIR)$(PREFIX)"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/quoin, its manual and completions."
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "Add $(PREFIX)/bin to PATH to run it as quoin." ;; esac

uninstall:
	Scripts/stage --remove "$(DESTDIR)$(PREFIX)"

wheel: binary
	QUOIN_BINARY="$(abspath $(or $(BINARY),bin/quoin))" "$$(Scripts/packaging/tools)" -m hatchling build -t wheel -d dist

release: binary
	Scripts/release --binary "$(or $(BINARY),bin/quoin)"

test-packaging: binary
	QUOIN_BINARY="$(abspath $(or $(BINARY),bin/quoin))" Scripts/test-packaging

test-reproducible:
	@Scripts/setup build
	Scripts/test-reproducible

peers:
	@Scripts/setup peers
	Scripts/peers

bench: peers
	swift run -c release --package-path Benchmarks quoin-bench --time-limit 60

format:
	swift format --in-place --parallel --recursive Sources Tests Plugins Benchmarks Examples Package.swift

lint:
	swift format lint --strict --parallel --recursive Sources Tests Plugins Benchmarks Examples Package.swift

fuzz: setup
	Scripts/fuzz $(SECONDS)

# Formats, scene files and Interface Builder files that were broken at random, for minutes instead of a second.
fuzz-readers: setup
	QUOIN_FUZZ=$(ROUNDS) swift test --filter "VisualFormatFuzz|SceneFuzz|ReaderFuzz"

# QUOIN_CORPUS names a folder of storyboards and xibs to edit; without it the examples of mistakes are edited.
diff-edits: setup
	QUOIN_FUZZ=$(EDITS) QUOIN_SEED=$(SEED) swift test $(TRAITS) --filter quoinTests.RandomEditTests

# Small screens are compared with the plain solver, large ones are timed. Documentation/Benchmarks.md says which are slow.
shapes: setup
	swift build -c release --product quoin
	Benchmarks/Shapes/shapes --quoin .build/release/quoin --sizes 30,100 --compare plain
	Benchmarks/Shapes/shapes --quoin .build/release/quoin --sizes 300,1000

mutate: setup
	Scripts/mutate --count $(COUNT)

# Mistakes planted into the clean files of FILES, a folder of storyboards and xibs.
plant:
	Scripts/plant-mistakes $(FILES) --quoin .build/release/quoin

# The same in short, in the clean files of our own examples.
plant-short:
	Scripts/plant-mistakes Examples/Mistakes --quoin .build/debug/quoin --each 2 --seed 3

# The random comparisons, LONG times as many.
random: setup
	QUOIN_FUZZ=$$((40 * $(LONG))) swift test --filter "RandomTreeTests|ReleaseTests|LeakTests"
	QUOIN_RANDOM=$(LONG) swift test --filter QuoinSolverTests
	KERNEL_RANDOM=$(LONG) Scripts/test-kernel
	CORE_RANDOM=$(LONG) Scripts/test-core

sanitize: setup
	Scripts/test-kernel
	Scripts/test-core
	UNSET_RANDOM=1 Scripts/test-unset
	Scripts/fuzz 20
