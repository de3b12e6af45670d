import * as E from 'fp-ts/Either';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipArchiveWriter } from '../../../src/adapters/browser/zipArchiveWriter';
import { instant } from '../../../src/domain/basis/instant';

it('writes a zip with every file, its bytes unchanged', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
  const archive = await zipArchiveWriter.zip([
    { name: 'facture-1.pdf', content: new Blob([bytes]), modifiedAt: instant(1_795_156_800) },
    { name: 'relevé-2.pdf', content: new Blob([]), modifiedAt: instant(-1) },
  ])();
  if (E.isLeft(archive)) throw new Error(archive.left.kind);
  expect(archive.right.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await archive.right.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['facture-1.pdf', 'relevé-2.pdf']);
  expect(files['facture-1.pdf']).toEqual(bytes);
  expect(files['relevé-2.pdf']).toHaveLength(0);
});
