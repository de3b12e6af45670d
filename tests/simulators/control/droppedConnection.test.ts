import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { startSimulators } from '../../../scripts/simulators/startSimulators.ts';
import { removeAllFaults, planFault } from '../../../scripts/simulators/world/faults.ts';

it('a dropped connection ends without an answer, for its operation only', async () => {
  const simulators = await startSimulators({
    document: await readContract(),
    file: ':memory:',
    port: { port: 4320, strict: false },
    siteUrl: () => 'http://127.0.0.1:5173',
    onMail: () => undefined,
    withCompany: false,
  });
  try {
    const { url, services } = simulators;
    planFault(services, 'readTraffic', { delayMs: 0, kind: 'dropped' });
    await expect(fetch(`${url}/api/v2/traffic`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/api/v2/post`)).status).toBe(200);
    removeAllFaults(services);
    expect((await fetch(`${url}/api/v2/traffic`)).status).toBe(200);
  } finally {
    await simulators.stop();
  }
});
