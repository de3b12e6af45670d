import { pathToFileURL } from 'node:url';
import type { Words } from '../../src/ui/words/document/page.words.fr.ts';
import type { Words as LicencesWords } from '../../src/ui/words/document/licencesPage.words.fr.ts';
import type { Words as OfflineWords } from '../../src/ui/words/document/offlinePage.words.fr.ts';
import type { Words as TitleWords } from '../../src/ui/words/document/siteTitle.words.fr.ts';
import { isFirstLanguage, languages, type Language } from '../../src/ui/navigation/languages.ts';
import { inProject } from '../process/projectRoot.ts';

/** The variable with the tag of the language that a run of Vite builds; the first language without it. */
export const languageVariable = 'SITE_LANGUAGE';

/** The language that this run of Vite builds. Throws on a tag that the table of languages does not have. */
export function builtLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const tag = env[languageVariable] ?? languages[0]?.tag;
  const language = languages.find((one) => one.tag === tag);
  if (language) return language;
  const expected = languages.map((one) => one.tag).join(', ');
  throw new Error(`${languageVariable} – expected one of ${expected} – got ${tag ?? 'nothing'}`);
}

/** The conditions under which `imports` of package.json resolves what other languages have in another way. */
export function languageConditions(language: Language): readonly string[] {
  return isFirstLanguage(language) ? [] : ['translated'];
}

/** Resolves `….fr` to the file of a language beside it; in Node and for TypeScript it is the French one. */
export function wordsIn({ tag }: Language): {
  readonly find: RegExp;
  readonly replacement: string;
} {
  return { find: /^(\..*)\.fr(?:\.ts)?$/, replacement: `$1.${tag}.ts` };
}

interface DocumentWords extends Words, TitleWords {
  /** Of the page without a network. */
  readonly offline: OfflineWords;
  /** Of the page of licences. */
  readonly licences: LicencesWords;
}

const byTag: ReadonlyMap<string, DocumentWords> = new Map(
  await Promise.all(
    languages.map(async (language) => [language.tag, await readWords(language)] as const),
  ),
);

/** The words of the HTML files in a language. Throws where they are missing. */
export function documentWords({ tag }: Language): DocumentWords {
  const words = byTag.get(tag);
  if (words === undefined) throw new Error(`The HTML files have no words in the language ${tag}`);
  return words;
}

async function readWords(language: Language): Promise<DocumentWords> {
  const read = async <W>(name: string): Promise<W> => {
    const { href } = pathToFileURL(
      inProject('src', 'ui', 'words', 'document', `${name}.words.${language.tag}.ts`),
    );
    return ((await import(href)) as { readonly words: W }).words;
  };
  return {
    ...(await read<Words>('page')),
    ...(await read<TitleWords>('siteTitle')),
    offline: await read<OfflineWords>('offlinePage'),
    licences: await read<LicencesWords>('licencesPage'),
  };
}
