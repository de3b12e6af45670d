import type { DocumentListName } from '../../../domain/publicSite/publicSite';

/** The finance pages (P2.5, P2.6). */
export const words = {
  menu: 'Finances',
  leads: {
    agenda: 'Les prochains rendez-vous, puis ceux qui sont passés.',
    reports: 'Les rapports de la société, par année de publication.',
    statements: 'Les communiqués de la société, du plus récent au plus ancien.',
    assembly: "Les documents des assemblées générales d'actionnaires.",
    publicOffer: "Les documents de l'offre publique.",
    marketTransfer: 'Les documents du transfert de marché.',
  } satisfies Record<DocumentListName, string>,
  upcoming: 'À venir',
  nextDates: 'Prochains rendez-vous',
  noneUpcoming: "Aucun rendez-vous n'est annoncé pour le moment.",
  past: 'Passés',
  otherDocuments: 'Autres documents',
  noDate: 'Sans date',
  read: 'Lire le document',
  allYears: 'Voir toutes les années',
  fewerYears: 'Voir moins',
  none: "Aucun document n'est publié ici pour le moment. Si celui que vous cherchez existe, nous vous l'envoyons sur demande.",
  contact: 'Nous contacter',
};

export type Words = typeof words;
