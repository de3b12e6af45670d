import type { Step } from './Step.ts';

/** The named steps and those that they need, in the order of the list. Throws on an unknown name. */
export function selectSteps(all: readonly Step[], names: readonly string[]): readonly Step[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const step = all.find((each) => each.name === name);
    if (step === undefined) {
      throw new Error(
        `There is no step « ${name} »; there are ${all.map((s) => s.name).join(', ')}.`,
      );
    }
    wanted.add(name);
    step.needs?.forEach(add);
  };
  names.forEach(add);
  return all.filter(({ name }) => wanted.has(name));
}
