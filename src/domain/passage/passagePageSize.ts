/** How many passages a page may hold (M9.1). */
export const passagePageSizes = [100, 300, 500, 750] as const;

export type PassagePageSize = (typeof passagePageSizes)[number];

export const defaultPassagePageSize: PassagePageSize = 100;

/** Reads a size from the address or the storage; `fallback`, 100 by default, for any other text (M9.1). */
export function passagePageSizeOrDefault(
  raw: string | null,
  fallback = defaultPassagePageSize,
): PassagePageSize {
  return passagePageSizes.find((known) => String(known) === raw) ?? fallback;
}
