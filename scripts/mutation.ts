import { startChild } from './process/childProcess.ts';
import { runCommand } from './process/shutdown.ts';

/**
 * Runs mutation tests of the domain, then of the application, and lists the mutants that survive the tests of
 * the same ring. Fails below a score of 95 % (domain) or 85 % (application). Arguments: a ring, then options
 * of Stryker: `npm run mutation -- domain --mutate src/domain/bank/iban.ts` for one file.
 */
const rings = ['domain', 'application'];
const [first = '', ...others] = process.argv.slice(2);
const [chosen, options] = rings.includes(first)
  ? [[first], others]
  : [rings, process.argv.slice(2)];

await runCommand(async (onStop) => {
  for (const ring of chosen) {
    const stryker = startChild(
      { command: 'stryker', args: ['run', `scripts/mutation/${ring}.mjs`, ...options] },
      { show: true },
    );
    onStop(() => stryker.stop());
    const { code } = await stryker.exited;
    if (code !== 0) throw new Error(`The mutation score of the ${ring} is too low.`);
  }
}, 1);
