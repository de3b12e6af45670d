import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changedSteps } from './checks/changedSteps.ts';
import { readLastRun, writeLastRun } from './checks/lastRun.ts';
import { createProgress } from './checks/progress.ts';
import { notRun, runStep } from './checks/runStep.ts';
import { runSteps } from './checks/runSteps.ts';
import { excludeSteps, selectSteps } from './checks/selectSteps.ts';
import type { Step } from './checks/Step.ts';
import { deepSteps, steps } from './checks/steps.ts';
import { lastLine, sumCounts } from './checks/testCount.ts';
import { describeProblem } from './process/shutdown.ts';
import { onStopRequest } from './process/stopRequest.ts';

// Runs the checks of `npm test`, with --deep those of `npm run test:deep`. --only A,B: these and the steps
// that they need; --without A,B; --list; --changed: what the uncommitted changes can break; --since REV: what
// all changes since a commit can break. The last line is « N passed, M failed »; exits with 1 on a failure.
const abort = new AbortController();
onStopRequest(() => abort.abort());

const terminalMs = 1_000;
/** A reader of a log, and a CI that ends silent jobs, see a line at least this often. */
const logMs = 20_000;

try {
  const { values } = parseArgs({
    options: {
      deep: { type: 'boolean' },
      only: { type: 'string' },
      without: { type: 'string' },
      list: { type: 'boolean' },
      changed: { type: 'boolean' },
      since: { type: 'string' },
    },
  });
  const { changed = false, since = 'HEAD' } = values;
  const isPart = changed || values.since !== undefined;
  const all = isPart ? await changedSteps(steps, since) : values.deep ? deepSteps : steps;
  const offered = values.without ? excludeSteps(all, namesIn(values.without)) : all;
  const kept = values.only ? selectSteps(offered, namesIn(values.only)) : offered;
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

/** Runs the steps, tells their progress and results, and sets the exit code. */
async function check(chosen: readonly Step[]): Promise<void> {
  const begin = performance.now();
  const { stdout } = process;
  const lanes = Math.max(2, Math.floor(availableParallelism()));
  const progress = createProgress({
    steps: chosen,
    lanes,
    lastRun: await readLastRun(),
    now: () => performance.now(),
    out: stdout,
  });
  const ticks = setInterval(progress.tick, stdout.isTTY ? terminalMs : logMs);
  const results = await runSteps(chosen, {
    count: lanes,
    run: async (step) => {
      if (abort.signal.aborted) return notRun(step, 'interrupted');
      progress.start(step);
      return runStep(step, abort.signal, (event) => progress.onTest(step, event));
    },
    skip: notRun,
    onResult: progress.end,
  });
  clearInterval(ticks);
  const wholeMs = performance.now() - begin;
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  else await writeLastRun(new Map(results.map(({ name, durationMs }) => [name, durationMs])));
  console.log(`\n${(wholeMs / 60_000).toFixed(1)} minutes`);
  console.log(lastLine(sumCounts(results)));
  process.exitCode = failed.length > 0 ? 1 : 0;
}
