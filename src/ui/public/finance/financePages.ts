import type { DocumentList } from '../../../domain/publicSite';

export interface FinanceScreen {
  /** As the statements spell it; the page answers under the other prefix too. */
  readonly path: string;
  readonly list: DocumentList;
  readonly heading: string;
  readonly lead: string;
}

/** The finance pages (P2.5, P2.6). */
export const financePages: readonly FinanceScreen[] = [
  {
    path: '/finances/agenda',
    list: 'agenda',
    heading: 'Agenda financier',
    lead: 'Les prochains rendez-vous, puis ceux qui sont passés.',
  },
  {
    path: '/finances/rapports',
    list: 'reports',
    heading: 'Rapports',
    lead: 'Les rapports de la société, par année de publication.',
  },
  {
    path: '/finances/communiques',
    list: 'statements',
    heading: 'Communiqués',
    lead: 'Les communiqués de la société, du plus récent au plus ancien.',
  },
  {
    path: '/finances/assemblee-generale',
    list: 'assembly',
    heading: 'Assemblée générale',
    lead: "Les documents des assemblées générales d'actionnaires.",
  },
  {
    path: '/finance/offre-publique',
    list: 'publicOffer',
    heading: 'Offre publique',
    lead: "Les documents de l'offre publique.",
  },
  {
    path: '/finance/transfert-de-marche',
    list: 'marketTransfer',
    heading: 'Transfert de marché',
    lead: 'Les documents du transfert de marché.',
  },
];

/** Both addresses of a page: its own, then that under the other prefix. */
export function addressesOf({ path }: FinanceScreen): readonly [string, string] {
  const other = path.startsWith('/finances/')
    ? path.replace('/finances/', '/finance/')
    : path.replace('/finance/', '/finances/');
  return [path, other];
}
