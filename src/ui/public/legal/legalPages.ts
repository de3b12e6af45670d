import { routes } from '../../navigation/routes';

interface LegalScreen {
  readonly path: string;
  readonly heading: string;
  /** Shown when the editors have not written the text. */
  readonly missing: string;
}

const onDemand = 'Nous vous envoyons les conditions en vigueur sur demande.';

/** The pages that the law or a contract requires: text by the editors, heading by the site (P2.9). */
export const legalPages: readonly LegalScreen[] = [
  {
    path: routes.termsOfSale,
    heading: 'Conditions générales de vente',
    missing: `Le texte n'est pas encore publié en ligne. ${onDemand}`,
  },
  {
    path: routes.termsOfUse,
    heading: "Conditions générales d'utilisation",
    missing: `Le texte n'est pas encore publié en ligne. ${onDemand}`,
  },
  {
    path: routes.legalNotice,
    heading: 'Mentions légales',
    missing:
      "Le texte n'est pas encore publié en ligne. Nous vous donnons ces informations sur demande.",
  },
];
