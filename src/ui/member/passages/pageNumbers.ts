/** The page numbers to offer: first, last, and those around the current one; null stands for a gap of two or more. */
export function pageNumbers(current: number, last: number): readonly (number | null)[] {
  const offered = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === last ||
      Math.abs(page - current) <= 1 ||
      isOnlyGap(page, current, last),
  );
  return offered.flatMap((page, index) =>
    index > 0 && page - (offered[index - 1] ?? 0) > 1 ? [null, page] : [page],
  );
}

/** A gap of a single page would take as much room as its number. */
function isOnlyGap(page: number, current: number, last: number): boolean {
  return (page === 2 && current === 4) || (page === last - 1 && current === last - 3);
}
