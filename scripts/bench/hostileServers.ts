import { hostileAnswers } from '../../tests/contract-tools/drift/hostile/hostileAnswers.ts';
import { measureHostile } from '../../tests/contract-tools/drift/hostile/measureHostile.ts';
import { runCommand } from '../process/shutdown.ts';

/** Megabytes and seconds that a run on a hostile server may take. */
const most = { megabytes: 600, seconds: 25 };

/** What bombs, bodies without an end and slow JSON cost a run of the contract tools with a heap of 256 MB. */
await runCommand(async () => {
  console.log('\n  Hostile servers\n');
  const over: string[] = [];
  for (const answer of hostileAnswers) {
    const { code, milliseconds, megabytes } = await measureHostile(answer);
    const seconds = milliseconds / 1_000;
    console.log(
      `  ${answer.name.padEnd(48)}${seconds.toFixed(1)} s, ${megabytes} MB, exit ${String(code)}`,
    );
    if (megabytes > most.megabytes || seconds > most.seconds) over.push(answer.name);
  }
  if (over.length > 0)
    throw new Error(`Over ${most.megabytes} MB or ${most.seconds} s: ${over.join(', ')}`);
});
