import type { PassagePageSize } from '../../../domain/passage/passagePageSize';

export type ColorScheme = 'light' | 'dark' | 'auto';

/**
 * Choices of this visitor, stored by the browser: `currentContract`, `noPerPage` (M3.14) and the colour
 * scheme.
 */
export interface PreferenceStorage {
  readContractIndex(): number;
  writeContractIndex(index: number): void;
  /** Removes the selected contract, on sign-out (P2.25). */
  clearContractIndex(): void;
  readPageSize(): PassagePageSize;
  writePageSize(size: PassagePageSize): void;
  readColorScheme(): ColorScheme;
  writeColorScheme(scheme: ColorScheme): void;
}
