/** How many passages a page may hold (M9.1). */
export const passagePageSizes = [100, 300, 500, 750] as const;

export type PassagePageSize = (typeof passagePageSizes)[number];

export const defaultPassagePageSize: PassagePageSize = 100;

/** A size as the address or the storage holds it; `fallback`, by default 100, when there is none or it is not a size (M9.1). */
export function passagePageSizeOrDefault(
  raw: string | null,
  fallback = defaultPassagePageSize,
): PassagePageSize {
  return passagePageSizes.find((known) => String(known) === raw) ?? fallback;
}
