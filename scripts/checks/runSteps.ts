import type { Step, StepResult } from './Step.ts';

export interface Lanes {
  /** Maximum number of steps at the same time. */
  readonly count: number;
  readonly run: (step: Step) => Promise<StepResult>;
  readonly skip: (step: Step, reason: string) => StepResult;
  readonly onResult: (result: StepResult) => void;
}

/**
 * Runs steps in parallel lanes; a step with `alone` runs without others. A failure skips only the steps that
 * need the failed one. Returns the results in the order in which the steps ended.
 */
export async function runSteps(
  steps: readonly Step[],
  { count, run, skip, onResult }: Lanes,
): Promise<readonly StepResult[]> {
  const waiting = [...steps];
  const running = new Map<string, { readonly step: Step; readonly end: Promise<void> }>();
  const results = new Map<string, StepResult>();
  const settle = (result: StepResult): void => {
    results.set(result.name, result);
    onResult(result);
  };
  const isPending = (name: string): boolean =>
    running.has(name) || waiting.some((step) => step.name === name);
  const fits = (step: Step): boolean =>
    running.size === 0 ||
    (running.size < count && !step.alone && ![...running.values()].some((each) => each.step.alone));

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => !step.needs?.some(isPending) && fits(step));
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step === undefined) {
      if (running.size === 0) throw new Error('The steps depend on each other in a cycle.');
      await Promise.race([...running.values()].map(({ end }) => end));
      continue;
    }
    const broken = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
    if (broken !== undefined) {
      settle(skip(step, `${broken} failed`));
      continue;
    }
    const end = run(step).then((result) => {
      running.delete(step.name);
      settle(result);
    });
    running.set(step.name, { step, end });
  }
  return [...results.values()];
}
