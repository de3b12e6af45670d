import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { drift, sendTo, sharedOperator, upstream } from './drift.ts';

const folder = temporaryFolder();
const known = join(folder.path, 'known.yaml');
const text = ['readMaintenance', 'readTraffic']
  .map((id) => `  - { fingerprint: of-${id}, operationId: ${id}, reason: x, until: 2099-01-01 }\n`)
  .join('');
const operator = sharedOperator();
folder.write('known.yaml', `findings:\n${text}`);

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
