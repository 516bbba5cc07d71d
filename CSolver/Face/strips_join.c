/* Nodes a fixed distance apart, joined into groups.
 *
 *     X(node) = X(leader) + offset
 *
 * An interval of a single length between two nodes joins their groups. The node with the smallest number leads, because it chooses first
 * (strips.h); so offsets are sums of lengths, which fixed-point numbers hold exactly, and it makes no difference in which order groups were
 * joined.
 */
#include "Face/strips.h"
#include "Numbers/order.h"

/* Finds the leader of a node, and lets all nodes passed on the way refer to it directly. */
static joint find(strips *s, uint32_t v) {
    joint found = {.leader = v};
    for (; !strips_leads(s, found.leader); found.leader = s->joints[found.leader].leader) found.offset += s->joints[found.leader].offset;
    fixed offset = found.offset;
    while (s->joints[v].leader != found.leader) {
        joint next = s->joints[v];
        s->joints[v] = (joint){found.leader, offset};
        offset -= next.offset;
        v = next.leader;
    }
    return found;
}

/* Joins the groups of two nodes if the interval leaves them one distance. Returns false if it does not, or if they were joined before. */
static bool join(strips *s, const end *ends, size_t count, interval within) {
    if (count != 2 || !strips_is_point(within) || fabs(ends[0].coefficient) != 1 || ends[1].coefficient != -ends[0].coefficient) return false;
    joint a = find(s, ends[0].node), b = find(s, ends[1].node);
    if (a.leader == b.leader) return false;
    fixed distance = (is_positive(ends[0].coefficient) ? within.low : -within.low) - a.offset + b.offset; /* from b's leader to a's */
    if (a.leader < b.leader) s->joints[b.leader] = (joint){a.leader, -distance};
    else s->joints[a.leader] = (joint){b.leader, distance};
    return true;
}

/* Keeps a given interval with its ends. */
static quoin_status keep(strips *s, const end *ends, size_t count, interval within, bool joins) {
    strips_record *r = &s->record;
    if (!RESERVE(s->memory, r->given, r->given_capacity, r->given_count + 1) || !RESERVE(s->memory, r->ends, r->end_capacity, r->end_count + count))
        return QUOIN_OUT_OF_MEMORY;
    r->given[r->given_count++] = (given_interval){.within = within, .origin = joins ? JOINS : NO_INDEX, .first = (uint32_t)r->end_count, .count = (uint32_t)count};
    for (size_t i = 0; i < count; i++) r->ends[r->end_count++] = ends[i];
    return QUOIN_OK;
}

quoin_status strips_join(strips *s, const end *ends, size_t count, interval within) {
    bool joins = join(s, ends, count, within);
    return s->record.recording ? keep(s, ends, count, within, joins) : QUOIN_OK;
}

/* A leader has a smaller number than the nodes that refer to it. */
void strips_end_joining(strips *s) {
    for (uint32_t v = 1; v <= s->node_count; v++) {
        joint *own = &s->joints[v], leader = s->joints[own->leader];
        if (own->leader != v) *own = (joint){leader.leader, own->offset + leader.offset};
    }
}

void strips_join_again(strips *s) {
    const strips_record *r = &s->record;
    for (uint32_t v = 1; v <= s->node_count; v++) s->joints[v] = (joint){.leader = v};
    for (size_t i = 0; i < r->given_count; i++)
        if (r->given[i].origin == JOINS) join(s, r->ends + r->given[i].first, r->given[i].count, r->given[i].within);
    strips_end_joining(s);
}
