# The command by itself: one static binary, without GLPK, in an empty image.
#
#   docker build -t quoin .
#   docker run --rm -v "$PWD:/work" quoin lint .
#
#   docker build --output bin .                  the binary as bin/quoin, with its licenses beside it
#
# The context has no history: --build-arg QUOIN_COMMIT="$(Scripts/commit)" tells `quoin --version` the commit. A released binary goes
# into an empty image by Packaging/docker/Dockerfile, without building.
FROM swift:6.3-bookworm AS build
# The static library of expat is in the development package, those of C and mathematics in the image.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libexpat1-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /quoin
COPY . .
ARG QUOIN_COMMIT=""
RUN Scripts/static-binary /quoin/bin/quoin

FROM scratch
COPY --from=build /quoin/bin/quoin /quoin
COPY LICENSE NOTICE /
WORKDIR /work
ENTRYPOINT ["/quoin"]
CMD ["--help"]
