import type { NotYetOpenScreen } from './NotYetOpenScreen';
import { routes } from './routes';

/**
 * Addresses that the site already links to and whose online service opens later: each shows its heading and how
 * to be served meanwhile. A screen that is built leaves this list.
 */
export const publicNotYetOpen: readonly NotYetOpenScreen[] = [
  {
    path: routes.purchase,
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: '/achat/:orderReference',
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: '/achat/:orderReference/:state',
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: routes.subscriptions,
    heading: 'Nos abonnements',
    meanwhile: 'Nous vous présentons les offres par téléphone ou par e-mail.',
  },
  {
    path: '/nos-abonnements/:offer',
    heading: 'Nos abonnements',
    meanwhile: 'Nous vous présentons les offres par téléphone ou par e-mail.',
  },
  {
    path: routes.termsOfSale,
    heading: 'Conditions générales de vente',
    meanwhile: 'Nous vous envoyons les conditions en vigueur sur demande.',
  },
  {
    path: routes.termsOfUse,
    heading: "Conditions générales d'utilisation",
    meanwhile: 'Nous vous envoyons les conditions en vigueur sur demande.',
  },
  {
    path: routes.legalNotice,
    heading: 'Mentions légales',
    meanwhile: 'Nous vous donnons ces informations sur demande.',
  },
  {
    path: routes.accessibility,
    heading: 'Accessibilité',
    meanwhile:
      "Dites-nous ce qui vous gêne\u202f: nous vous donnons l'information autrement. Aucun audit n'a encore été mené.",
  },
  ...financeScreens('/finances'),
  ...financeScreens('/finance'),
];

/** Both prefixes lead to every finance page. */
function financeScreens(prefix: string): readonly NotYetOpenScreen[] {
  return [
    { page: 'agenda', heading: 'Agenda financier' },
    { page: 'rapports', heading: 'Rapports' },
    { page: 'communiques', heading: 'Communiqués' },
    { page: 'assemblee-generale', heading: 'Assemblée générale' },
    { page: 'offre-publique', heading: 'Offre publique' },
    { page: 'transfert-de-marche', heading: 'Transfert de marché' },
  ].map(({ page, heading }) => ({
    path: `${prefix}/${page}`,
    heading,
    meanwhile: 'Nous vous envoyons les documents sur demande.',
  }));
}
