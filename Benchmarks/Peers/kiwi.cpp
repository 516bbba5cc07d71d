// kiwi behind the peer interface: x, y, width and height of every view, and priorities as weights.
//
// kiwi minimises one weighted sum, so its stock strengths let a long list of weak rows outvote a stronger one.
// The weights below keep the priorities of the workloads apart for up to a hundred rows of one kind against one of
// the next, which is what it takes for its answers to be comparable.
//
// The window's width is an edit variable. As in kiwi's own documentation it is made and suggested when the constraints
// are in; with KIWI_FIRST it comes in its row's place, before nearly all others, which is the order that suits kiwi most.
#include "peer.h"

#include <exception>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

const double edit_weight = 1e9;
#ifdef KIWI_FIRST
const bool width_first = true;
#else
const bool width_first = false;
#endif

double weight(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return 1e4;
    if (priority >= 500) return 1e2;
    if (priority >= 250) return 1;
    return 0.01;
}

struct Peer {
    const peer_problem &problem;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    explicit Peer(const peer_problem &problem) : problem(problem) {}

    kiwi::Constraint constraint(const peer_row &row, double constant) const {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.term_count);
        for (uint32_t i = 0; i < row.term_count; i++) {
            const peer_term &term = problem.terms[row.first_term + i];
            terms.emplace_back(variables[term.variable], term.coefficient);
        }
        auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation, weight(row.priority));
    }

    void suggest(const peer_row &row) {
        const kiwi::Variable &variable = variables[problem.terms[row.first_term].variable];
        solver.addEditVariable(variable, edit_weight);
        solver.suggestValue(variable, row.constant);
    }

    void add(uint32_t index) {
        const peer_row &row = problem.rows[index];
        if (!row.edit) {
            constraints[index] = constraint(row, row.constant);
            solver.addConstraint(constraints[index]);
        } else if (width_first) {
            suggest(row);
        }
    }

    void add_all() {
        variables.resize(4 * static_cast<size_t>(problem.view_count));
        constraints.resize(problem.row_count, kiwi::Constraint());
        for (uint32_t i = 0; i < problem.row_count; i++) add(i);
        for (uint32_t i = 0; i < problem.row_count && !width_first; i++)
            if (problem.rows[i].edit) suggest(problem.rows[i]);
    }

    void edit(const peer_change &change) {
        if (change.kind == PEER_WIDTH) {
            solver.suggestValue(variables[4 * change.view + 2], change.value);
        } else if (change.kind == PEER_LABEL) {
            // kiwi has no way to change a constant.
            for (uint32_t i = 0; i < change.row_count; i++) {
                uint32_t index = change.rows[i];
                solver.removeConstraint(constraints[index]);
                constraints[index] = constraint(problem.rows[index], change.value);
                solver.addConstraint(constraints[index]);
            }
        } else {
            for (uint32_t i = 0; i < change.row_count; i++) solver.removeConstraint(constraints[change.rows[i]]);
            for (uint32_t i = 0; i < change.row_count; i++) solver.addConstraint(constraints[change.rows[i]]);
        }
        solver.updateVariables();
    }
};

template <typename Body> int guarded(Body body) {
    try {
        body();
        return 0;
    } catch (const std::exception &) {
        return 1;
    }
}

} // namespace

void *peer_make(const peer_problem *problem) { return new Peer(*problem); }

int peer_add(void *peer) {
    return guarded([&] { static_cast<Peer *>(peer)->add_all(); });
}

int peer_solve(void *peer) {
    return guarded([&] { static_cast<Peer *>(peer)->solver.updateVariables(); });
}

int peer_edit(void *peer, const peer_change *change) {
    return guarded([&] { static_cast<Peer *>(peer)->edit(*change); });
}

int peer_read(void *peer, double *frames) {
    for (const kiwi::Variable &variable : static_cast<Peer *>(peer)->variables) *frames++ = variable.value();
    return 0;
}

void peer_free(void *peer) { delete static_cast<Peer *>(peer); }
