/** The confirmation of a claim. */
export const words = {
  total: 'Total',
  amount: 'Montant du remboursement',
  ticketOf: (day: string): string => `Ticket du ${day}`,
  beneficiary: 'Bénéficiaire',
  iban: 'IBAN',
  confirm: 'Confirmer',
  confirming: 'Confirmation…',
  changeIban: "Changer d'IBAN",
  back: 'Revenir à vos remboursements',
  noIban:
    "Aucun IBAN n'est enregistré. Ajoutez celui sur lequel vous voulez être remboursé\u202f: vous reviendrez à cette demande.",
  done: (count: number): string =>
    count === 1 ? 'Remboursement demandé' : 'Remboursements demandés',
  nothingLeft: "C'est confirmé, vous n'avez plus rien à faire.",
  nothingChosen:
    "Aucun remboursement n'est choisi. Cochez dans vos remboursements ceux que vous voulez recevoir.",
};

export type Words = typeof words;
