import * as E from 'fp-ts/Either';
import type * as Fflate from 'fflate';
import type { ArchiveWriter, ArchivedFile } from '../../application/ports/device/ArchiveWriter';

/**
 * Stores the files without compressing them: a PDF is compressed already. One file at a time is in memory;
 * the archive is made of parts that the browser may keep on its disk. The first archive loads fflate.
 */
export const zipArchiveWriter: ArchiveWriter = {
  zip: (files) => async () => {
    const fflate = await import('fflate').catch(() => undefined);
    return fflate ? E.right(await write(files, fflate)) : E.left({ kind: 'service/unreachable' });
  },
};

/**
 * Seconds since 1970: fflate accepts the local dates of 1980 to 2099 only, so these are one day inside. A
 * file of any other date gets none, and fflate writes the current date.
 */
const FIRST = 315_619_200;
const LAST = 4_102_358_400;

async function write(
  files: readonly ArchivedFile[],
  { Zip, ZipPassThrough }: Pick<typeof Fflate, 'Zip' | 'ZipPassThrough'>,
): Promise<Blob> {
  const parts: Blob[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else parts.push(new Blob([new Uint8Array(chunk)]));
  });
  for (const { name, content, modifiedAt } of files) {
    const file = new ZipPassThrough(name);
    if (modifiedAt > FIRST && modifiedAt < LAST) file.mtime = modifiedAt * 1000;
    zip.add(file);
    file.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  const [failure] = failures;
  if (failure) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}
