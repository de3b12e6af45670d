import { boundedText } from '../../domain/boundedText';

/** Navigation state with which a page asks for the passages of one badge (M2.15). */
export function askingForBadge(badgeReference: string): { readonly badgeReference: string } {
  return { badgeReference };
}

/** The badge that the navigation asks for, if any. History state survives reloads and is not ours to trust. */
export function readPreselectedBadge(state: unknown): string | null {
  const { badgeReference } = Object(state) as { readonly badgeReference?: unknown };
  return boundedText(badgeReference) || null;
}
