import type { DocumentListName } from '../../../domain/publicSite/publicSite';

interface FinanceScreen {
  readonly heading: string;
  readonly lead: string;
}

/** The finance pages (P2.5, P2.6): the route of each has the name of its list of documents. */
export const financePages: Readonly<Record<DocumentListName, FinanceScreen>> = {
  agenda: {
    heading: 'Agenda financier',
    lead: 'Les prochains rendez-vous, puis ceux qui sont passés.',
  },
  reports: {
    heading: 'Rapports',
    lead: 'Les rapports de la société, par année de publication.',
  },
  statements: {
    heading: 'Communiqués',
    lead: 'Les communiqués de la société, du plus récent au plus ancien.',
  },
  assembly: {
    heading: 'Assemblée générale',
    lead: "Les documents des assemblées générales d'actionnaires.",
  },
  publicOffer: {
    heading: 'Offre publique',
    lead: "Les documents de l'offre publique.",
  },
  marketTransfer: {
    heading: 'Transfert de marché',
    lead: 'Les documents du transfert de marché.',
  },
};

export const financeLists = Object.keys(financePages) as readonly DocumentListName[];
