import { routes } from '../../navigation/routes';

interface LegalScreen {
  readonly path: string;
  readonly heading: string;
  /** Said where nobody has written the text yet. */
  readonly missing: string;
}

const onDemand = 'Nous vous envoyons les conditions en vigueur sur demande.';

/** The pages that the law, or the contract, asks for: the editors write their text, the site gives their heading (P2.9). */
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
