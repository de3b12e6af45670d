import { startChild } from '../process/childProcess.ts';
import { runCommand } from '../process/shutdown.ts';

type Bench = readonly [name: string, ...args: string[]];

/** All benchmarks, in sequence. Each one measures its own reference in the same run. */
const benches: readonly Bench[] = [
  ['bytes'],
  ['table'],
  ['interactions'],
  ['pages', '--rounds', '3'],
];

/**
 * Runs all benchmarks, or the one that is named, with its arguments: `npm run bench -- pages --only faq`.
 * Fails when a limit is exceeded.
 */
await runCommand(async (onStop) => {
  const [wanted, ...options] = process.argv.slice(2);
  const chosen: readonly Bench[] = wanted === undefined ? benches : [[named(wanted), ...options]];
  const failed: string[] = [];
  for (const [name, ...args] of chosen) {
    const bench = startChild(
      { command: process.execPath, args: [`scripts/bench/${name}.ts`, ...args], env: {} },
      { show: true },
    );
    onStop(() => bench.stop());
    const { code } = await bench.exited;
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Over their limits: ${failed.join(', ')}`);
});

/** The benchmark of this name; throws with the known names when there is none. */
function named(wanted: string): string {
  const names = benches.map(([name]) => name);
  if (!names.includes(wanted)) {
    throw new Error(`No benchmark is named « ${wanted} »: ${names.join(', ')}.`);
  }
  return wanted;
}
