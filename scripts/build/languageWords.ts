import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../src/ui/navigation/languages.ts';

/** A file with the words of the first language, as it is imported. */
const wordsOfFirst = /\.fr(\.ts)?$/;

/**
 * Resolves `….fr` to the file of a language beside it. Without this plugin, in Node and for TypeScript, it is
 * that of the first language.
 */
export function languageWords({ tag }: Language): Plugin {
  return {
    name: 'language-words',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer !== undefined && id.startsWith('.') && wordsOfFirst.test(id)
        ? join(dirname(importer), id.replace(wordsOfFirst, `.${tag}.ts`))
        : null,
  };
}
