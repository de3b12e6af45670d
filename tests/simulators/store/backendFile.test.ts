import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  openSimulatedApi,
  type SimulatedApi,
} from '../../../scripts/simulators/openSimulatedApi.ts';

const folder = mkdtempSync(join(tmpdir(), 'backend-'));
const file = join(folder, 'operator.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the operator with `BACKEND_FILE` and stops it after `work`. */
async function onFile<Result>(
  work: (api: SimulatedApi) => Promise<Result>,
  reset = false,
): Promise<Result> {
  const undos: (() => Promise<void>)[] = [];
  const port = String(23_000 + Math.floor(Math.random() * 9_000));
  const api = await openSimulatedApi({
    env: { BACKEND_FILE: file, BACKEND_PORT: port },
    onStop: (undo) => undos.push(undo),
    siteUrl: () => 'http://127.0.0.1:5173',
    reset,
  });
  try {
    return await work(api);
  } finally {
    await Promise.all(undos.map((undo) => undo()));
  }
}

const isInMaintenance = async ({ url }: SimulatedApi): Promise<unknown> =>
  (await fetch(`${url}/api/public/maintenance`, { method: 'POST' })).json();

it('data stays in the file of BACKEND_FILE until it is reset', async () => {
  await onFile(async (api) => {
    expect(api.description).toContain(`Kept in      ${file}`);
    await fetch(`${api.url}/control/maintenance`, {
      method: 'POST',
      headers: { Origin: api.url },
      body: new URLSearchParams({ isOn: 'yes' }),
    });
  });
  expect(await onFile(isInMaintenance)).toBe(true);
  expect(await onFile(isInMaintenance, true)).toBe(false);
});
