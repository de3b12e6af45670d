/**
 * The oldest browsers that the site supports, as Vite takes them for scripts and style sheets. They have
 * light-dark(), which cannot be compiled away, because a compiled one would not follow the color-scheme of a
 * block, and :has(). Older ones show the sentence of `#outdated` (src/ui/shell/outdated.css).
 */
export const supportedBrowsers: readonly string[] = [
  'chrome123',
  'edge123',
  'firefox121',
  'safari17.5',
  'ios17.5',
];
