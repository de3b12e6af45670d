import { readContract } from '../../scripts/contract/readContract.ts';
import { startSimulators, type Simulators } from '../../scripts/simulators/startSimulators.ts';
import { examplesTime } from './examplesTime.ts';

/**
 * A simulated operator of this test alone, in memory, on the date of the examples; `siteUrl`: of its site.
 */
export async function openOperator(siteUrl: () => string): Promise<Simulators> {
  const started = performance.now();
  return startSimulators({
    document: await readContract(),
    file: ':memory:',
    port: { port: 4_120, strict: false },
    siteUrl,
    onMail: () => undefined,
    machineNow: () => examplesTime.getTime() + performance.now() - started,
    withCompany: false,
  });
}
