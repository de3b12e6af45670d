import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { isFirstLanguage, languages, type Language } from '../../src/ui/navigation/languages.ts';
import { runToEnd, type CommandLine } from '../process/childProcess.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import { askPublished, readPublished } from './askPublished.ts';
import { manifestFile, recordsFolder, sourcesStamp } from './buildRecords.ts';
import { languageVariable } from './builtLanguage.ts';
import { compressFiles } from './compressFiles.ts';
import { earlyScript, nameEarlyScriptVersion } from './earlyScript.ts';
import { joinLanguage, takeManifest } from './joinLanguage.ts';
import { keepMaps, mapsFolder } from './keepMaps.ts';
import { readShipped, writeLicencesPage } from './licences/writeLicences.ts';
import { completeWorker, offlineBuild } from './offlineFiles.ts';
import { fallbackPage, importBundle, writeFallback, type Bundle } from './prerender.ts';
import { writeSiteMap } from './siteMap.ts';
import { sourcesHash } from './sourcesHash.ts';
import { writePages } from './writePages.ts';
import { writeVersion } from './writeVersion.ts';

export const siteFolder = inProject('dist');

/** What one language is built into, before it is part of the site. */
interface LanguageBuild {
  readonly language: Language;
  readonly folder: string;
  /** `src/prerender.tsx`, built for Node. */
  readonly paintBundle: string;
  readonly commands: readonly CommandLine[];
}

/** The first language is built into the folder that is served, the others beside it. */
const languageBuilds: readonly LanguageBuild[] = languages.map((language) => {
  const isFirst = isFirstLanguage(language);
  const folder = isFirst ? siteFolder : inProject('.cache', `site-${language.tag}`);
  const painter = inProject('.cache', isFirst ? 'prerender' : `prerender-${language.tag}`);
  const env = { [languageVariable]: language.tag };
  return {
    language,
    folder,
    paintBundle: join(painter, 'prerender.js'),
    commands: [
      ['--outDir', folder, '--emptyOutDir'],
      ['--ssr', 'src/prerender.tsx', '--outDir', painter, '--emptyOutDir'],
    ].map((flags) => ({ command: 'vite', args: ['build', ...flags], env })),
  };
});

/**
 * Makes the production build and resolves to the output of the tools. Throws with that output on a failure,
 * and when a package must not be shipped. What the build records about itself is moved out of the folder.
 */
export async function buildSite(): Promise<string> {
  const hash = await sourcesHash(projectRoot, process.env);
  await mkdir(recordsFolder, { recursive: true });
  await rm(sourcesStamp, { force: true });
  const outputs = await Promise.all(languageBuilds.map(buildLanguage));
  for (const { language, folder } of languageBuilds) {
    await takeManifest(folder, manifestFile(language));
    if (folder !== siteFolder) await joinLanguage(siteFolder, folder, language);
  }
  await keepMaps(siteFolder, mapsFolder);
  await minifyScript(join(siteFolder, earlyScript));
  await writeLicencesPage(siteFolder, await readShipped());
  await nameEarlyScriptVersion(siteFolder);
  for (const { paintBundle } of languageBuilds) await writeFallback(siteFolder, paintBundle);
  await paintPages(siteFolder, process.env);
  await completeWorker(siteFolder);
  await writeVersion(siteFolder);
  await compressFiles(siteFolder);
  await writeFile(sourcesStamp, hash);
  return outputs.join('');
}

/** Runs the tools for one language and resolves to their output; throws with it on a failure. */
async function buildLanguage({ language, folder, commands }: LanguageBuild): Promise<string> {
  let output = '';
  for (const commandLine of [...commands, offlineBuild(folder, language)]) {
    const end = await runToEnd(commandLine);
    output += end.output;
    if (end.code !== 0) throw new Error(`The site could not be built.\n\n${output.trim()}`);
  }
  return output;
}

/**
 * Writes the HTML file of every page in every language and the site map into a build, with what the server at
 * `SITEMAP_API_URL` has published.
 */
export async function paintPages(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const answers = await askPublished(env);
  let paths: readonly string[] = [];
  for (const { paintBundle } of languageBuilds) {
    const bundle = await importBundle(paintBundle);
    const published = answers && readPublished(bundle, answers);
    paths = published?.paths ?? [];
    await writePages(folder, fallbackPage, bundle, published);
  }
  await writeSiteMap(folder, paths);
}

/** The table of routes of the last build: scripts cannot import the modules of the site. */
export async function builtRoutes(): Promise<Bundle['builtRoutes']> {
  const [first] = languageBuilds;
  if (first === undefined) throw new Error('The site has no language');
  return (await importBundle(first.paintBundle)).builtRoutes;
}

/** A script that is served as it is. */
async function minifyScript(file: string): Promise<void> {
  const { code } = await minify(file, await readFile(file, 'utf8'));
  await writeFile(file, code);
}
