import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipWithoutWorker } from '../../../scripts/build/zipWithoutWorker';

const { load } = zipWithoutWorker();
const loaded = (id: string): unknown =>
  typeof load === 'function' ? Reflect.apply(load, undefined, [id]) : undefined;
const compressing = join(
  process.cwd(),
  'node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js',
);

it('replaces the module of write-excel-file that starts a worker', () => {
  expect(existsSync(compressing)).toBe(true);
  expect(loaded(compressing)).toContain('zipSync');
});

it('replaces no other module', () => {
  expect(loaded(compressing.replace('zipToArrayBuffer', 'zipToArrayBufferSync'))).toBeNull();
});
