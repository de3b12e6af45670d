import type * as French from './formatFileSize.fr';

const NO_BREAK_SPACE = '\u00a0';

/** `512 B`, `182 kB`, `1.4 MB` (1 kB is 1,000 bytes). */
export const formatFileSize: typeof French.formatFileSize = (bytes) => {
  if (bytes < 1_000) return `${String(bytes)}${NO_BREAK_SPACE}B`;
  if (bytes < 999_500) return `${String(Math.round(bytes / 1_000))}${NO_BREAK_SPACE}kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')}${NO_BREAK_SPACE}MB`;
};
