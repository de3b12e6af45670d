import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';

/** Navigation state that preselects a badge in the passages (M2.15). */
export function askingForBadge(badgeReference: string): { readonly badgeReference: string } {
  return { badgeReference };
}

/** Reads the preselected badge; null without one. History state survives reloads, so it is validated. */
export function readPreselectedBadge(state: unknown): string | null {
  const { badgeReference } = asRecord(state);
  return boundedText(badgeReference) || null;
}
