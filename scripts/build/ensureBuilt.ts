import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import { ownMeterPath } from '../serve/ownMeter.ts';
import { sourcesStamp } from './buildRecords.ts';
import { buildSite, siteFolder } from './buildSite.ts';
import { sourcesHash } from './sourcesHash.ts';

/**
 * Builds the site for this machine, unless dist/ was built from the same sources. Throws with the output of
 * the build when it fails.
 */
export async function ensureBuilt(): Promise<void> {
  countOnOwnMeter(process.env);
  const made = await readFile(sourcesStamp, 'utf8').catch(() => undefined);
  const isThere = existsSync(join(siteFolder, 'index.html'));
  if (isThere && made === (await sourcesHash(projectRoot, process.env))) return;
  console.log('Building the site…');
  await buildSite();
}

/** Sends the page views of the site to its own origin, unless `VITE_AUDIENCE_URL` is set. */
export function countOnOwnMeter(env: NodeJS.ProcessEnv): void {
  env['VITE_AUDIENCE_URL'] ??= ownMeterPath;
}
