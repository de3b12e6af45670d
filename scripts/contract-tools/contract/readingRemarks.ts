import type { Contract } from './readContract.ts';

const shownPlaces = 5;

/** How a contract was read, in sentences: a report that judges values says what it leaves out. */
export function readingRemarks({ notes, misread, locate }: Contract): readonly string[] {
  const places = misread.slice(0, shownPlaces).map(({ source, message }) => {
    const { file, line } = locate(source);
    return `Not understood, ${file}:${line}: ${message}`;
  });
  const more = misread.length - places.length;
  const rest = more > 0 ? [`… and ${more} more places: lint-examples lists them.`] : [];
  return [...notes, ...places, ...rest];
}
