import type { FieldValues } from '../../../domain/basis/parseFields';
import type { KeptValue } from '../../kernel/KeptValue';

/** A draft with the user name of whoever typed it; null for a visitor. */
export interface HeldDraft {
  readonly owner: string | null;
  readonly values: FieldValues;
}

/**
 * Drafts by the name of their form, in the storage of this tab: while the document is left or loaded again. A
 * form takes its draft once. No password, file or bank account.
 */
export type HeldDrafts = KeptValue<Readonly<Record<string, HeldDraft>>>;
