import { join } from 'node:path';
import { isFirstLanguage, type Language } from '../../src/ui/navigation/languages.ts';
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
