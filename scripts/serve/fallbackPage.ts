import { languageOf, languages, type Language } from '../../src/ui/navigation/languages.ts';

/** The page of the addresses without a file of their own, in one language. */
export interface Fallback {
  /** Before every address of the language, without a slash at the end; empty for the first one. */
  readonly base: string;
  /** Its path in the build. */
  readonly page: string;
}

/** One for each language of the site; the first language has all addresses that no other one has. */
export const fallbacks: readonly Fallback[] = languages.map((language) => ({
  base: language.base,
  page: pageFor(language),
}));

/** The path of the fallback page for an address. */
export const fallbackOf = (path: string): string => pageFor(languageOf(path));

function pageFor({ base }: Language): string {
  return `${base}/200.html`;
}
