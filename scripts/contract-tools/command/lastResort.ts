import { exitCodes, type Terminal } from './Terminal.ts';
import { Watch } from './Watch.ts';

/** Ends a command that failed itself: what was checked until then, one sentence, and a code of its own. */
export function lastResort(problem: unknown, { watch, stderr }: Terminal): number {
  const { publish = null, place = '' } = watch ?? {};
  const failed = watch ?? new Watch();
  failed.fail(place, problem);
  failed.publish = null;
  try {
    // It tells the failure.
    if (publish?.() === exitCodes.failed) return exitCodes.failed;
  } catch {
    // The report is what failed.
  }
  stderr.write(`\n${failed.failure ?? ''}\n`);
  return exitCodes.failed;
}
