import type { SchemaChange } from './SchemaChange.ts';

/** The comparison of one pair of schemas, and the pairs below it. */
export interface Step {
  readonly changes: SchemaChange[];
  readonly next: Set<Step>;
  /** Set by `changesBelow`. */
  group: Group | null;
}

/** Steps that all lead to each other, and the groups with changes below them. */
interface Group {
  readonly changes: readonly SchemaChange[];
  readonly next: readonly Group[];
}

/** The changes of a step and of all steps below it, each once. All of them have run. */
export function changesBelow(step: Step): readonly SchemaChange[] {
  const passed = new Set([step.group ?? groupOf(step)]);
  // A set may grow while it is walked through.
  for (const group of passed) for (const next of group.next) passed.add(next);
  return [...passed].flatMap(({ changes }) => changes);
}

interface Visit {
  readonly step: Step;
  readonly rest: Iterator<Step, undefined>;
  readonly order: number;
  lowest: number;
}

/** Tarjan's algorithm (1972), without recursion: thousands of schemas may refer to each other. */
function groupOf(first: Step): Group {
  const visits = new Map<Step, Visit>();
  const open: Step[] = [];
  const trail: Visit[] = [];
  const enter = (step: Step): void => {
    const order = visits.size;
    const visit = { step, rest: step.next.values(), order, lowest: order };
    visits.set(step, visit);
    trail.push(visit);
    open.push(step);
  };
  enter(first);
  for (let visit = trail.at(-1); visit !== undefined; visit = trail.at(-1)) {
    const following: IteratorResult<Step, undefined> = visit.rest.next();
    if (following.done === true) {
      trail.pop();
      const above = trail.at(-1);
      if (above !== undefined) above.lowest = Math.min(above.lowest, visit.lowest);
      if (visit.lowest === visit.order) closeGroup(open.splice(open.lastIndexOf(visit.step)));
    } else if (following.value.group === null) {
      const known = visits.get(following.value);
      if (known === undefined) enter(following.value);
      else visit.lowest = Math.min(visit.lowest, known.order);
    }
  }
  return first.group ?? { changes: [], next: [] };
}

function closeGroup(steps: readonly Step[]): void {
  const below = steps.flatMap((step) => [...step.next].map((next) => next.group));
  const next = new Set(
    below.filter((one): one is Group => one !== null && one.changes.length + one.next.length > 0),
  );
  const group = { changes: steps.flatMap(({ changes }) => changes), next: [...next] };
  for (const step of steps) {
    step.group = group;
    step.next.clear();
  }
}
