import { words } from './legal.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { routes } from '../../navigation/routes';

interface LegalScreen {
  readonly path: string;
  readonly heading: string;
  /** Shown when the editors have not written the text. */
  readonly missing: string;
}

/** The pages that the law or a contract requires: text by the editors, heading by the site (P2.9). */
export const legalPages: readonly LegalScreen[] = [
  { path: routes.termsOfSale, heading: titles.termsOfSale, missing: words.noTerms },
  { path: routes.termsOfUse, heading: titles.termsOfUse, missing: words.noTerms },
  { path: routes.legalNotice, heading: titles.legalNotice, missing: words.noNotice },
];
