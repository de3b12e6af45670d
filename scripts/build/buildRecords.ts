import { join } from 'node:path';
import { isFirstLanguage, languages, type Language } from '../../src/ui/navigation/languages.ts';
import { inProject } from '../process/projectRoot.ts';

/** What a build records about itself. It is not in the folder that is served. */
export const recordsFolder = inProject('.cache', 'build');

/** The manifest of Vite for a language: module → files. */
export const manifestFile = (language: Language): string =>
  join(
    recordsFolder,
    isFirstLanguage(language) ? 'manifest.json' : `manifest-${language.tag}.json`,
  );

/** The hash of the sources of the last complete build. */
export const sourcesStamp = join(recordsFolder, 'sources-hash');

/** The build of the site in a language. */
export const siteBuild = (language: Language): string =>
  isFirstLanguage(language) ? 'site' : `site-${language.tag}`;

/** The builds whose chunks are shipped: the site, its workers, and the page without a network. */
export const shippedBuilds: readonly string[] = [
  ...languages.map(siteBuild),
  ...['worker', 'offline'],
];

/** The packages in the chunks of one of the builds, as JSON (`licences/recordShipped.ts`). */
export const shippedFile = (build: string): string => join(recordsFolder, `shipped-${build}.json`);

/** The bill of materials of what is served (CycloneDX). */
export const materialsFile = inProject('reports', 'sbom.cdx.json');
