import { isFirstLanguage, languages } from '../../src/ui/navigation/languages.ts';

/** The page of the addresses without a file of their own, in one language. */
export interface Fallback {
  /** Before every address of the language, without a slash at the end; empty for the first one. */
  readonly base: string;
  /** Its path in the build. */
  readonly page: string;
}

/** One for each language of the site; the first language has all addresses that no other one has. */
export const fallbacks: readonly Fallback[] = languages.map(({ base }) => ({
  base,
  page: `${base}/200.html`,
}));

/** The path of the fallback page for an address. */
export function fallbackOf(path: string): string {
  const own = fallbacks.find(
    (one) => !isFirstLanguage(one) && (path === one.base || path.startsWith(`${one.base}/`)),
  );
  return (own ?? fallbacks[0])?.page ?? '/200.html';
}
