import { startChild } from './process/childProcess.ts';
import { runCommand } from './process/shutdown.ts';

// Breaks the rules of src/domain one at a time, and lists the breaks that no test of tests/domain notices; fails when fewer
// than 90 % are noticed. Arguments go to Stryker: `npm run mutation -- --mutate src/domain/iban.ts` for one file.
await runCommand(async (onStop) => {
  const stryker = startChild(
    {
      command: 'stryker',
      args: ['run', 'scripts/mutation/stryker.config.json', ...process.argv.slice(2)],
    },
    { show: true },
  );
  onStop(() => stryker.stop());
  const { code } = await stryker.exited;
  if (code !== 0) throw new Error('Too many rules can be broken without a test that notices.');
}, 1);
