import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';

/** The search parameter of the list of news for a category (P2.2). */
export const CATEGORY_PARAMETER = 'categorie';

/** Navigation state of an article: the category to return to. */
export function fromCategory(category: string | null): { readonly category: string | null } {
  return { category };
}

/**
 * The search of the list to return to; empty for the whole list. History state survives reloads, so it is
 * validated.
 */
export function readCategorySearch(state: unknown): string {
  const { category } = asRecord(state);
  const name = boundedText(category);
  return name !== '' || category === ''
    ? `?${new URLSearchParams({ [CATEGORY_PARAMETER]: name }).toString()}`
    : '';
}
