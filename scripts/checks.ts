import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { notRun, runStep } from './checks/runStep.ts';
import { runSteps } from './checks/runSteps.ts';
import { excludeSteps, selectSteps } from './checks/selectSteps.ts';
import type { Step, StepResult } from './checks/Step.ts';
import { steps } from './checks/steps.ts';
import { lastLine, sumCounts } from './checks/testCount.ts';
import { describeProblem } from './process/shutdown.ts';
import { onStopRequest } from './process/stopRequest.ts';

// Runs the checks: --only A,B (with the steps that they need), --without A,B, --list. The last line is
// « N passed, M failed »; exits with 1 on a failure.
const abort = new AbortController();
onStopRequest(() => abort.abort());

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      without: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  const chosen = values.only ? selectSteps(steps, namesIn(values.only)) : steps;
  const kept = values.without ? excludeSteps(chosen, namesIn(values.without)) : chosen;
  if (values.list) console.log(kept.map(({ name }) => name).join('\n'));
  else await check(kept);
} catch (problem) {
  console.error(`\n${describeProblem(problem)}\n`);
  console.log(lastLine({ passed: 0, failed: 1 }));
  process.exitCode = 1;
}

function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim());
}

/** Runs the steps, prints each result, and sets the exit code. */
async function check(chosen: readonly Step[]): Promise<void> {
  const results = await runSteps(chosen, {
    count: Math.max(2, Math.floor(availableParallelism())),
    run: async (step) =>
      abort.signal.aborted ? notRun(step, 'interrupted') : runStep(step, abort.signal),
    skip: notRun,
    onResult: print,
  });
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${lastLine(sumCounts(results))}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function print({ name, passed, failed, durationMs, output }: StepResult): void {
  const seconds = `${(durationMs / 1_000).toFixed(1)} s`.padStart(8);
  const tests = passed + failed > 1 ? `  ${lastLine({ passed, failed })}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(13)}${seconds}${tests}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}
