/** The refunds of an account. */
export const words = {
  lead: "Cherchez un ticket payé en espèces par son identifiant\u202f: vous saurez aussitôt s'il est remboursable.",
  search: 'Chercher un ticket',
  prompt:
    'Retrouvez ici les tickets que vous avez cherchés, avec leur statut et leur reçu, et faites-vous rembourser plusieurs tickets à la fois.',
  none: 'Aucun remboursement pour le moment. Les tickets que vous cherchez par leur identifiant apparaîtront ici, avec leur statut.',
  howItWorks: 'Comment ça marche',
  columns: {
    identifier: 'Identifiant',
    at: 'Date du ticket',
    amount: 'Montant',
    status: 'Statut',
    receipt: 'Reçu',
  },
  download: (identifier: string): string => `Télécharger [le reçu du ticket ${identifier}]`,
  select: (identifier: string): string => `Sélectionner le remboursement ${identifier}`,
  selected: (count: number, total: string): string => {
    if (count === 0) return 'Aucun remboursement sélectionné';
    return count === 1
      ? `1 remboursement sélectionné, ${total}`
      : `${count} remboursements sélectionnés, ${total}`;
  },
  claim: 'Demander le remboursement',
};

export type Words = typeof words;
