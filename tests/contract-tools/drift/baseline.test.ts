import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendCall.ts';
import { openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { drift, sendTo, upstream } from './drift.ts';

const folder = mkdtempSync(join(tmpdir(), 'drift-baseline-'));
const known = join(folder, 'known.yaml');
const text = ['readMaintenance', 'readTraffic']
  .map((id) => `  - { fingerprint: of-${id}, operationId: ${id}, reason: x, until: 2099-01-01 }\n`)
  .join('');
let operator: OpenedOperator;

beforeAll(() => {
  operator = openOperator();
  writeFileSync(known, `findings:\n${text}`);
});

afterAll(() => {
  operator.close();
  rmSync(folder, { recursive: true });
});

async function entriesToRemove(args: readonly string[], send: SendRequest): Promise<string[]> {
  const { stdout } = await drift([...upstream, '--baseline', known, ...args], send);
  const sentences = stdout.replaceAll(/\s+/g, ' ');
  return [...sentences.matchAll(/names (\S+), which was not found/g)].map(([, name = '']) => name);
}

it.each([
  ['--only', 'readMaintenance'],
  ['--skip', 'readTraffic'],
])('with %s the entries of other operations are not told as mended', async (...select) => {
  expect(await entriesToRemove(select, sendTo(operator))).toEqual(['of-readMaintenance']);
});

it('a run that --budget ended tells no entry as mended', async () => {
  expect(await entriesToRemove([], sendTo(operator))).toHaveLength(2);
  const slow: SendRequest = async (...request) => {
    await sleep(600);
    return sendTo(operator)(...request);
  };
  expect(await entriesToRemove(['--budget', '1'], slow)).toEqual([]);
});

it('an unreachable server does not destroy the baseline', async () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const before = readFileSync(known, 'utf8');
  const { code, stderr } = await drift([...upstream, '--write-baseline', known], () =>
    Promise.reject(new TypeError('fetch failed', { cause })),
  );
  expect(code).toBe(3);
  expect(stderr).toContain('is not written');
  expect(readFileSync(known, 'utf8')).toBe(before);
});
