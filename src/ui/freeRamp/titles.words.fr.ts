/** The titles of the pages of the free-ramp area: headings, browser tabs and entries of the menu. */
export const words = {
  freeRamp: 'Espace gratuité',
  refunds: 'Vos remboursements',
  freeRampRefund: 'Demander un remboursement',
  refundClaim: 'Confirmer votre remboursement',
  receipts: 'Vos reçus',
  tickets: 'Vos tickets',
  cardLink: 'Associer une carte',
  cards: 'Gérer vos cartes',
  bankAccount: 'Votre IBAN',
  account: 'Mon compte',
  newBankAccount: 'Ajouter un IBAN',
  unknown: 'Page introuvable',
};

export type Words = typeof words;
