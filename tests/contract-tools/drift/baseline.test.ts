import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

async function entriesToRemove(args: readonly string[]): Promise<string[]> {
  const { stdout } = await drift([...upstream, '--baseline', known, ...args], sendTo(operator));
  const sentences = stdout.replaceAll(/\s+/g, ' ');
  return [...sentences.matchAll(/names (\S+), which was not found/g)].map(([, name = '']) => name);
}

it.each([
  ['--only', 'readMaintenance'],
  ['--skip', 'readTraffic'],
])('with %s the entries of other operations are not told as mended', async (...select) => {
  expect(await entriesToRemove([...select, '--examples-only'])).toEqual(['of-readMaintenance']);
});

it('a run that --budget ended tells no entry as mended', async () => {
  const both = ['--only', 'readMaintenance,readTraffic'];
  expect(await entriesToRemove(both)).toEqual(['of-readMaintenance', 'of-readTraffic']);
  expect(await entriesToRemove([...both, '--budget', '0'])).toEqual([]);
});
