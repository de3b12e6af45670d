import type { Step } from './Step.ts';

/** The named steps and the steps that they need, in the order of the list. Throws on an unknown name. */
export function selectSteps(all: readonly Step[], names: readonly string[]): readonly Step[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    wanted.add(name);
    findStep(all, name).needs?.forEach(add);
  };
  names.forEach(add);
  return all.filter(({ name }) => wanted.has(name));
}

/** All steps except the named ones and those that need them. Throws on an unknown name. */
export function excludeSteps(all: readonly Step[], names: readonly string[]): readonly Step[] {
  const unwanted = new Set(names.map((name) => findStep(all, name)));
  const isUnwanted = (step: Step): boolean =>
    unwanted.has(step) || (step.needs ?? []).some((need) => isUnwanted(findStep(all, need)));
  return all.filter((step) => !isUnwanted(step));
}

function findStep(all: readonly Step[], name: string): Step {
  const step = all.find((each) => each.name === name);
  if (step) return step;
  throw new Error(`Unknown step « ${name} ». Steps: ${all.map((s) => s.name).join(', ')}.`);
}
