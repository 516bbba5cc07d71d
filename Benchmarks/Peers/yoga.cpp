// Yoga behind the peer interface: the picture as nested flex boxes, a label as a leaf with a measure function.
#include "peer.h"

#include <cmath>
#include <vector>

#include <yoga/Yoga.h>

namespace {

const YGEdge edges[4] = {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom};

YGSize measure(YGNodeRef node, float width, YGMeasureMode width_mode, float height, YGMeasureMode height_mode) {
    const float *size = static_cast<const float *>(YGNodeGetContext(node));
    auto fit = [](float natural, float available, YGMeasureMode mode) {
        if (mode == YGMeasureModeExactly) return available;
        if (mode == YGMeasureModeAtMost) return std::fmin(natural, available);
        return natural;
    };
    return YGSize{fit(size[0], width, width_mode), fit(size[1], height, height_mode)};
}

struct Peer {
    const peer_problem &problem;
    YGConfigRef config = YGConfigNew();
    std::vector<YGNodeRef> nodes;
    std::vector<int32_t> node_of_view;
    std::vector<uint32_t> child_index; // a node's place among its siblings
    std::vector<float> sizes;          // two a node: what its measure function answers
    float width = YGUndefined;

    explicit Peer(const peer_problem &problem) : problem(problem) {
        // Rounding to pixels is not part of the question, and costs Yoga a second walk.
        YGConfigSetPointScaleFactor(config, 0);
    }

    ~Peer() {
        // Freed one by one, leaves first: the recursive call of Yoga's would overflow the stack on a deep tree.
        for (size_t i = nodes.size(); i-- > 0;) YGNodeFree(nodes[i]);
        YGConfigFree(config);
    }

    YGNodeRef node(uint32_t index) {
        const peer_node &from = problem.nodes[index];
        YGNodeRef node = YGNodeNewWithConfig(config);
        YGNodeStyleSetFlexDirection(node, from.row ? YGFlexDirectionRow : YGFlexDirectionColumn);
        if (from.absolute) YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
        if (from.grow != 0) YGNodeStyleSetFlexGrow(node, from.grow);
        if (from.shrink != 0) YGNodeStyleSetFlexShrink(node, from.shrink);
        if (!std::isnan(from.basis)) YGNodeStyleSetFlexBasis(node, from.basis);
        if (!std::isnan(from.width)) YGNodeStyleSetWidth(node, from.width);
        if (!std::isnan(from.height)) YGNodeStyleSetHeight(node, from.height);
        for (int edge = 0; edge < 4; edge++) {
            if (from.padding[edge] != 0) YGNodeStyleSetPadding(node, edges[edge], from.padding[edge]);
            if (from.margin[edge] != 0) YGNodeStyleSetMargin(node, edges[edge], from.margin[edge]);
            if (!std::isnan(from.inset[edge])) YGNodeStyleSetPosition(node, edges[edge], from.inset[edge]);
        }
        if (!std::isnan(from.measured[0])) {
            sizes[2 * index] = from.measured[0];
            sizes[2 * index + 1] = from.measured[1];
            YGNodeSetContext(node, &sizes[2 * index]);
            YGNodeSetMeasureFunc(node, measure);
        }
        return node;
    }

    void add_all() {
        nodes.reserve(problem.node_count);
        child_index.resize(problem.node_count);
        sizes.resize(2 * static_cast<size_t>(problem.node_count));
        node_of_view.assign(problem.view_count, -1);
        for (uint32_t i = 0; i < problem.node_count; i++) {
            nodes.push_back(node(i));
            int32_t parent = problem.nodes[i].parent;
            if (parent >= 0) {
                child_index[i] = YGNodeGetChildCount(nodes[parent]);
                YGNodeInsertChild(nodes[parent], nodes[i], child_index[i]);
            }
            if (problem.nodes[i].view >= 0) node_of_view[problem.nodes[i].view] = static_cast<int32_t>(i);
        }
        width = problem.nodes[0].width;
    }

    void solve() { YGNodeCalculateLayout(nodes[0], width, YGUndefined, YGDirectionLTR); }

    void edit(const peer_change &change) {
        int32_t index = node_of_view[change.view];
        if (change.kind == PEER_WIDTH) {
            width = static_cast<float>(change.value);
            YGNodeStyleSetWidth(nodes[index], width);
        } else if (change.kind == PEER_LABEL) {
            sizes[2 * index + change.axis] = static_cast<float>(change.value);
            YGNodeMarkDirty(nodes[index]);
        } else {
            YGNodeRef parent = nodes[problem.nodes[index].parent];
            YGNodeRemoveChild(parent, nodes[index]);
            YGNodeInsertChild(parent, nodes[index], child_index[index]);
        }
        solve();
    }

    void read(double *frames) {
        origins.resize(2 * nodes.size());
        for (size_t i = 0; i < nodes.size(); i++) {
            const peer_node &from = problem.nodes[i];
            double x = YGNodeLayoutGetLeft(nodes[i]), y = YGNodeLayoutGetTop(nodes[i]);
            if (from.parent >= 0) {
                x += origins[2 * from.parent];
                y += origins[2 * from.parent + 1];
            }
            origins[2 * i] = x;
            origins[2 * i + 1] = y;
            if (from.view < 0) continue;
            double *frame = frames + 4 * from.view;
            frame[0] = x;
            frame[1] = y;
            frame[2] = YGNodeLayoutGetWidth(nodes[i]);
            frame[3] = YGNodeLayoutGetHeight(nodes[i]);
        }
    }

    std::vector<double> origins; // absolute origins, kept between reads
};

} // namespace

void *peer_make(const peer_problem *problem) { return new Peer(*problem); }

int peer_add(void *peer) {
    static_cast<Peer *>(peer)->add_all();
    return 0;
}

int peer_solve(void *peer) {
    static_cast<Peer *>(peer)->solve();
    return 0;
}

int peer_edit(void *peer, const peer_change *change) {
    static_cast<Peer *>(peer)->edit(*change);
    return 0;
}

int peer_read(void *peer, double *frames) {
    static_cast<Peer *>(peer)->read(frames);
    return 0;
}

void peer_free(void *peer) { delete static_cast<Peer *>(peer); }
