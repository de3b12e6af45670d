// Serves the operator on a file until it is killed. `node killedSimulators.ts <file> [n]` prints
// its address and kills itself, like a power cut, in the middle of its n-th write.
import { StatementSync } from 'node:sqlite';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { startSimulators } from '../../../scripts/simulators/startSimulators.ts';

const [file = '', lastWrite] = process.argv.slice(2);

if (lastWrite !== undefined) {
  let writes = 0;
  // oxlint-disable-next-line typescript/unbound-method -- `this` is set below
  const { run } = StatementSync.prototype;
  Object.assign(StatementSync.prototype, {
    run(this: StatementSync, ...values: readonly unknown[]): unknown {
      writes += 1;
      if (writes === Number(lastWrite)) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(run, this, values) as unknown;
    },
  });
}

const { url } = await startSimulators({
  document: await readContract(),
  file,
  siteUrl: () => 'http://127.0.0.1:5173',
  onMail: () => undefined,
  machineNow: () => Date.parse('2026-11-21T10:00:00+01:00'),
  withCompany: false,
  port: { port: 20_000 + Math.floor(Math.random() * 12_000), strict: false },
});
process.stdout.write(`${url}\n`);
