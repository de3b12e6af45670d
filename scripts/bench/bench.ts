import { startChild } from '../process/childProcess.ts';
import { runCommand } from '../process/shutdown.ts';

/** All benchmarks, in sequence. Each one measures its own reference in the same run. */
const benches = ['bytes', 'decoding', 'passages', 'polling', 'table', 'lcp', 'pages'];

await runCommand(async (onStop) => {
  const failed: string[] = [];
  for (const name of benches) {
    const bench = startChild(
      { command: process.execPath, args: [`scripts/bench/${name}.ts`], env: {} },
      { show: true },
    );
    onStop(() => bench.stop());
    const { code } = await bench.exited;
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Targets missed: ${failed.join(', ')}`);
});
