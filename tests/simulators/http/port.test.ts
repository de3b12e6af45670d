import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { startSimulators, type Simulators } from '../../../scripts/simulators/startSimulators.ts';
import { today } from '../support/operator.ts';

describe('on a port', () => {
  let simulators: Simulators | undefined;
  afterEach(() => simulators?.stop());

  async function start(): Promise<Simulators> {
    simulators = await startSimulators({
      document: await readContract(),
      file: ':memory:',
      siteUrl: () => 'http://127.0.0.1:5173',
      onMail: () => undefined,
      machineNow: () => today,
      withCompany: false,
      port: { port: 21_000 + Math.floor(Math.random() * 12_000), strict: false },
    });
    return simulators;
  }

  function statusFor({ url }: Simulators, host: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/api/public/maintenance`, { method: 'POST', headers: { host } });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  it('a request with another host name is refused with 421', async () => {
    const started = await start();
    const { host, port } = new URL(started.url);
    expect(await statusFor(started, host)).toBe(200);
    expect(await statusFor(started, `localhost:${port}`)).toBe(200);
    for (const foreign of [
      'operator.example.fr',
      `operator.example.fr:${port}`,
      `127.0.0.1.example.fr:${port}`,
    ]) {
      expect(await statusFor(started, foreign)).toBe(421);
    }
  });

  it('a body of 50 MB is refused, and the next request is answered', async () => {
    const { url } = await start();
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ content: 'x'.repeat(50_000_000) });
    const refused = await fetch(`${url}/api/public/message`, { method: 'PUT', headers, body });
    expect(refused.status).toBe(400);
    const next = await fetch(`${url}/api/public/maintenance`, { method: 'POST' });
    expect(next.status).toBe(200);
  });

  it('a body of 50 MB without a token is refused with 401', async () => {
    const { url } = await start();
    const headers = { 'Content-Type': 'application/json' };
    const body = 'x'.repeat(50_000_000);
    const refused = await fetch(`${url}/api/v2/bank`, { method: 'PUT', headers, body });
    expect(refused.status).toBe(401);
  });
});
