import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd, type CommandLine } from '../process/childProcess.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import { askPublished, readPublished } from './askPublished.ts';
import { manifestFile, recordsFolder, sourcesStamp } from './buildRecords.ts';
import { compressFiles } from './compressFiles.ts';
import { keepMaps, mapsFolder } from './keepMaps.ts';
import { readShipped, writeLicencesPage, writeMaterials } from './licences/writeLicences.ts';
import { offlineBuild, writeWorkerVersion } from './offlineFiles.ts';
import { fallbackPage, importBundle, prerender, type Bundle } from './prerender.ts';
import { writeSiteMap } from './siteMap.ts';
import { sourcesHash } from './sourcesHash.ts';
import { stripComments } from './stripComments.ts';
import { writePages } from './writePages.ts';
import { writeVersion } from './writeVersion.ts';

export const siteFolder = inProject('dist');

const prerenderFolder = inProject('.cache', 'prerender');
const paintBundle = join(prerenderFolder, 'prerender.js');
const buildCommands: readonly CommandLine[] = [
  { command: 'vite', args: ['build'] },
  {
    command: 'vite',
    args: ['build', '--ssr', 'src/prerender.tsx', '--outDir', prerenderFolder, '--emptyOutDir'],
  },
  offlineBuild(siteFolder),
];

/**
 * Makes the production build and resolves to the output of the tools. Throws with that output on a failure,
 * and when a package must not be shipped. What the build records about itself is moved out of the folder.
 */
export async function buildSite(): Promise<string> {
  const hash = await sourcesHash(projectRoot, process.env);
  await mkdir(recordsFolder, { recursive: true });
  await rm(sourcesStamp, { force: true });
  let output = '';
  for (const commandLine of buildCommands) {
    const end = await runToEnd(commandLine);
    output += end.output;
    if (end.code !== 0) throw new Error(`The site could not be built.\n\n${output.trim()}`);
  }
  await keepMaps(siteFolder, mapsFolder);
  await stripComments(join(siteFolder, 'before-paint.js'));
  await rename(join(siteFolder, '.vite', 'manifest.json'), manifestFile);
  await rm(join(siteFolder, '.vite'), { recursive: true });
  const shipped = await readShipped();
  await writeLicencesPage(siteFolder, shipped);
  await writeMaterials(shipped);
  await writeWorkerVersion(siteFolder);
  await prerender(siteFolder, paintBundle);
  await paintPages(siteFolder, process.env);
  await writeVersion(siteFolder);
  await compressFiles(siteFolder);
  await writeFile(sourcesStamp, hash);
  return output;
}

/**
 * Writes the HTML file of every page and the site map into a build, with what the server at `SITEMAP_API_URL`
 * has published.
 */
export async function paintPages(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const bundle = await importBundle(paintBundle);
  const answers = await askPublished(env);
  const published = answers && readPublished(bundle, answers);
  await writePages(folder, fallbackPage, bundle, published);
  await writeSiteMap(folder, answers);
}

/** The table of routes of the last build: scripts cannot import the modules of the site. */
export async function builtRoutes(): Promise<Bundle['builtRoutes']> {
  return (await importBundle(paintBundle)).builtRoutes;
}
