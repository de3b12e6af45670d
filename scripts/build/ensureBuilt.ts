import { readFile } from 'node:fs/promises';
import { projectRoot } from '../process/projectRoot.ts';
import { buildSite, sourcesStamp } from './buildSite.ts';
import { sourcesHash } from './sourcesHash.ts';

/** Builds the site, unless dist/ was made from the same sources. Throws with the build's output when it fails. */
export async function ensureBuilt(): Promise<void> {
  const made = await readFile(sourcesStamp, 'utf8').catch(() => undefined);
  if (made === (await sourcesHash(projectRoot, process.env))) return;
  console.log('Building the site…');
  await buildSite();
}
