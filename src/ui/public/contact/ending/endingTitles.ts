import { words } from '../../../shell/publicTitles.words.fr';
import type { EndingKind } from '../../../../domain/contact/contractEnding';

/** The headings of the pages that end a contract. */
export const endingTitles: Readonly<Record<EndingKind, string>> = {
  cancellation: words.cancel,
  withdrawal: words.withdraw,
};
