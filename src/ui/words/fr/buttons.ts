/** What a button says of its action, and the answers of a confirmation. */
export const words = {
  outcomes: { loading: 'En cours…', success: "C'est fait", fail: 'Échec' },
  confirm: 'Confirmer',
  cancel: 'Annuler',
};

export type Words = typeof words;
