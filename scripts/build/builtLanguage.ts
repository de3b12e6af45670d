import { isFirstLanguage, languages, type Language } from '../../src/ui/navigation/languages.ts';
import { words as inEnglish } from '../../src/ui/words/en/shell/document.ts';
import { words as inFrench, type Words } from '../../src/ui/words/fr/shell/document.ts';
import { words as titleInEnglish } from '../../src/ui/words/en/shell/siteTitle.ts';
import { words as titleInFrench } from '../../src/ui/words/fr/shell/siteTitle.ts';

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

/** The conditions that resolve `#words/…` to the folder of a language (`imports` of package.json). */
export function wordConditions(language: Language): readonly string[] {
  return isFirstLanguage(language) ? [] : [`words-${language.tag}`];
}

type DocumentWords = Words & typeof titleInFrench;

const byTag: Readonly<Record<string, DocumentWords>> = {
  fr: { ...inFrench, ...titleInFrench },
  en: { ...inEnglish, ...titleInEnglish },
};

/** The words of `index.html` in a language. Throws where they are missing. */
export function documentWords({ tag }: Language): DocumentWords {
  const words = byTag[tag];
  if (words === undefined) throw new Error(`index.html has no words in the language ${tag}`);
  return words;
}
