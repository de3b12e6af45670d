import { startChild } from '../process/childProcess.ts';
import { runCommand } from '../process/shutdown.ts';

/** All benchmarks, in sequence. Each one measures its own reference in the same run. */
const benches: readonly (readonly [name: string, ...args: string[]])[] = [
  ['bytes'],
  ['decoding'],
  ['passages'],
  ['downloads'],
  ['polling'],
  ['table'],
  ['lcp'],
  ['interactions'],
  // Every address over two protocols: more loads of each take an hour.
  ['pages', '--rounds', '1'],
];

await runCommand(async (onStop) => {
  const failed: string[] = [];
  for (const [name, ...args] of benches) {
    const bench = startChild(
      { command: process.execPath, args: [`scripts/bench/${name}.ts`, ...args], env: {} },
      { show: true },
    );
    onStop(() => bench.stop());
    const { code } = await bench.exited;
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Targets missed: ${failed.join(', ')}`);
});
