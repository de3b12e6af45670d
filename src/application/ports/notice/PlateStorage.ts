import type { KeptPlates } from '../../../domain/notice/keptPlates';
import type { KeptValue } from '../../kernel/KeptValue';

/** « Mes plaques », on this device only; nothing is stored until the visitor switches it on. */
export interface PlateStorage extends KeptValue<{ readonly plates: KeptPlates }> {
  /** Calls `onChange` when another tab has changed the stored plates; returns a function that stops it. */
  watch(onChange: () => void): () => void;
}
