/** A language of the site. Its pages have the addresses of the French ones, behind `base`. */
export interface Language {
  /** As in `lang` and `hreflang`. */
  readonly tag: string;
  /** Before every path, without a slash at the end; empty for French. */
  readonly base: string;
  /** Its name in itself. */
  readonly name: string;
}

export const french: Language = { tag: 'fr', base: '', name: 'Français' };
export const english: Language = { tag: 'en', base: '/en', name: 'English' };

/** The languages that the build makes; the first one is that of addresses without a base. */
export const languages: readonly Language[] = [french, english];

/** Whether it is the language of the addresses without a base. */
export const isFirstLanguage = ({ base }: Pick<Language, 'base'>): boolean => base === '';

/** The path of a page (`/faq`) in a language: `/en/faq`, and `/en` for the home page. */
export function pathIn(language: Language, path: string): string {
  const { base } = language;
  return !isFirstLanguage(language) && path === '/' ? base : base + path;
}

/** The language of a path: the first one for all paths that are below no other base. */
export function languageOf(path: string): Language {
  const own = languages.find(
    (one) => !isFirstLanguage(one) && (path === one.base || path.startsWith(`${one.base}/`)),
  );
  return own ?? french;
}

/** The page of a path in a language: `/faq` for `/en/faq`. Other paths are returned unchanged. */
export function pageOf({ base }: Language, path: string): string {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/**
 * The paths of a page in every language, with the values of `hreflang`; `x-default`, for all others, is the
 * page without a base.
 */
export function alternatesOf(
  all: readonly Language[],
  path: string,
): readonly (readonly [tag: string, path: string])[] {
  return [...all.map((one) => [one.tag, pathIn(one, path)] as const), ['x-default', path]];
}
