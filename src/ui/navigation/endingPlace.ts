import type { Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';

/** What the page of a contract knows about it. */
export interface EndingPlace {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
}

/** Navigation state of a cancellation or a withdrawal, with the username whose data it contains. */
export function endingContract(place: EndingPlace, owner: string): object {
  return { ending: { ...place, owner } };
}

/**
 * Reads it; empty texts without one. History state survives reloads, so it is validated; it also survives a
 * sign-out, so it is read by its owner only (`username`, null for a visitor).
 */
export function readEndingPlace(
  { state }: Pick<Location, 'state'>,
  username: string | null,
): EndingPlace {
  const { ending } = asRecord(state);
  const carried = asRecord(ending);
  const own = carried['owner'] === username ? carried : {};
  return {
    name: boundedText(own['name']),
    email: boundedText(own['email']),
    contract: boundedText(own['contract']),
  };
}
