import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import { ownMeterPath } from '../serve/ownMeter.ts';
import { sourcesStamp } from './buildRecords.ts';
import { buildSite, siteFolder } from './buildSite.ts';
import { buildVariables, defaultMeter } from './buildVariables.ts';
import { sourcesHash } from './sourcesHash.ts';

/**
 * Builds the site for this machine, unless dist/ was built from the same sources. Throws with the output of
 * the build when it fails.
 */
export async function ensureBuilt(): Promise<void> {
  Object.assign(process.env, defaultMeter(buildVariables(process.env), ownMeterPath));
  const made = await readFile(sourcesStamp, 'utf8').catch(() => undefined);
  const isThere = existsSync(join(siteFolder, 'index.html'));
  if (isThere && made === (await sourcesHash(projectRoot, process.env))) return;
  console.log('Building the site…');
  await buildSite();
}
