import type { PassagePageSize } from '../../../domain/passage/passagePageSize';

export type ColorScheme = 'light' | 'dark' | 'auto';

/**
 * Choices of this visitor, stored by the browser: `currentContract`, `noPerPage` (M3.14), the colour scheme
 * and the language.
 */
export interface PreferenceStorage {
  /** The position of the selected contract in the list; 0 by default. */
  readContractIndex(): number;
  /** Stores `currentContract`. */
  writeContractIndex(index: number): void;
  /** Removes the selected contract, on sign-out (P2.25). */
  clearContractIndex(): void;
  /** Rows of a page of passages; 100 by default. */
  readPageSize(): PassagePageSize;
  /** Stores `noPerPage`. */
  writePageSize(size: PassagePageSize): void;
  /** `auto` by default. */
  readColorScheme(): ColorScheme;
  /** Stores the colour scheme. */
  writeColorScheme(scheme: ColorScheme): void;
  /** Stores the tag of the language. */
  writeLanguage(tag: string): void;
}
