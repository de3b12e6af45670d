/** The saved bank account of the refunds. */
export const words = {
  none: "Aucun IBAN n'est enregistré. Ajoutez le vôtre\u202f: vos remboursements y arrivent sous 2 à 3 jours ouvrés.",
  lead: 'Vos remboursements arrivent sur ce compte sous 2 à 3 jours ouvrés.',
  caption: "L'IBAN enregistré",
  columns: { beneficiary: 'Bénéficiaire', iban: 'IBAN', bic: 'BIC', actions: 'Actions' },
  onlyOne: "Nous ne gardons qu'un IBAN\u202f: en ajouter un remplace celui-ci.",
  add: 'Ajouter',
  remove: 'Supprimer',
  removal: {
    title: 'Supprimer votre IBAN',
    consequence: (iban: string): string =>
      `L'IBAN ${iban} sera supprimé. Il en faudra un autre pour confirmer un remboursement.`,
    transfers: 'Les virements déjà demandés ne changent pas.',
  },
};

export type Words = typeof words;
