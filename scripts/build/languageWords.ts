import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../src/ui/navigation/languages.ts';
import { inProject } from '../process/projectRoot.ts';

const prefix = '#words/';

/** The folder with the words of a language. */
export const wordsFolder = ({ tag }: Language): string => inProject('src', 'ui', 'words', tag);

/**
 * Resolves `#words/…` to the folder of a language. Without this plugin, in Node and for TypeScript, `imports`
 * of package.json resolves it to the folder of the first language.
 */
export function languageWords(language: Language): Plugin {
  return {
    name: 'language-words',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith(prefix) ? join(wordsFolder(language), `${id.slice(prefix.length)}.ts`) : null,
  };
}
