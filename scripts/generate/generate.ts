import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generatedFiles, generatedFolder, staleFiles } from './generatedFiles.ts';

/**
 * `npm run generate` rewrites the stale files of `generated/`;
 * `npm run generate -- --check` writes nothing and fails when a file is stale.
 */
const expected = await generatedFiles();
const stale = await staleFiles(expected);

if (process.argv.includes('--check')) {
  stale.forEach((name) => console.error(`generated/${name} is stale: run npm run generate`));
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await mkdir(generatedFolder, { recursive: true });
  for (const name of stale)
    await writeFile(resolve(generatedFolder, name), expected.get(name) ?? '');
  console.log(stale.length > 0 ? `generated: ${stale.join(', ')}` : 'generated/ is up to date');
}
