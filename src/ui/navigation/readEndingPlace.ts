import type { Location } from 'react-router-dom';
import { boundedText } from '../../domain/basis/boundedText';
import type { EndingPlace } from './endingPlace';

/**
 * Reads it; empty texts without one. History state survives reloads, so it is validated; it also survives a
 * sign-out, so it is read by its owner only (`username`, null for a visitor).
 */
export function readEndingPlace(
  { state }: Pick<Location, 'state'>,
  username: string | null,
): EndingPlace {
  const { ending } = Object(state) as { readonly ending?: unknown };
  const carried = Object(ending) as Readonly<Record<string, unknown>>;
  const own = carried['owner'] === username ? carried : {};
  return {
    name: boundedText(own['name']),
    email: boundedText(own['email']),
    contract: boundedText(own['contract']),
  };
}
