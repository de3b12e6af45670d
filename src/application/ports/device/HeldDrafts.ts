import type { FieldValues } from '../../../domain/basis/parseFields';
import type { KeptValue } from '../../kernel/KeptValue';

/**
 * Drafts by the names of their forms, while the page is loaded again with a new release: stored for the
 * visit of this tab, taken by their forms. No password, file or bank account.
 */
export type HeldDrafts = KeptValue<Readonly<Record<string, FieldValues>>>;
