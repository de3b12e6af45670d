import { boundedText } from '../../domain/boundedText';

/** The parameter of the list's address that names a category (P2.2). */
export const CATEGORY_PARAMETER = 'categorie';

/** Navigation state with which an article leads back to the category that it was chosen in. */
export function fromCategory(category: string | null): { readonly category: string | null } {
  return { category };
}

/** Search of the list that the navigation came from; empty for the whole list. History state survives reloads and is not ours to trust. */
export function readCategorySearch(state: unknown): string {
  const { category } = Object(state) as { readonly category?: unknown };
  const name = boundedText(category);
  return name !== '' || category === ''
    ? `?${new URLSearchParams({ [CATEGORY_PARAMETER]: name }).toString()}`
    : '';
}
