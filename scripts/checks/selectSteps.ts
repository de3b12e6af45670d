import type { Step } from './Step.ts';

/**
 * The named steps and the steps that they need, in the order of the list; a name stands for its parts too
 * (`unit`: `unit 1/2`, `unit 2/2`). Throws on an unknown name.
 */
export function selectSteps(all: readonly Step[], names: readonly string[]): readonly Step[] {
  const wanted = new Set<Step>();
  const add = (name: string): void => {
    for (const step of findSteps(all, name)) {
      wanted.add(step);
      step.needs?.forEach(add);
    }
  };
  names.forEach(add);
  return all.filter((step) => wanted.has(step));
}

/** All steps except the named ones and those that need them. Throws on an unknown name. */
export function excludeSteps(all: readonly Step[], names: readonly string[]): readonly Step[] {
  const unwanted = new Set(names.flatMap((name) => findSteps(all, name)));
  const isUnwanted = (step: Step): boolean =>
    unwanted.has(step) || (step.needs ?? []).some((need) => findSteps(all, need).some(isUnwanted));
  return all.filter((step) => !isUnwanted(step));
}

function findSteps(all: readonly Step[], wanted: string): readonly Step[] {
  const steps = all.filter(({ name }) => name === wanted || name.startsWith(`${wanted} `));
  if (steps.length > 0) return steps;
  throw new Error(`Unknown step « ${wanted} ». Steps: ${all.map(({ name }) => name).join(', ')}.`);
}
