/** What a button says of its action, and the answers of a confirmation. */
export const words = {
  outcomes: { loading: 'En cours…', success: "C'est fait", fail: 'Échec' },
  confirm: 'Confirmer',
  cancel: 'Annuler',
  /** The code of the confirmation did not arrive. */
  confirmationLost:
    "La demande de confirmation n'a pas pu s'afficher. Vérifiez votre connexion, puis rechargez la page.",
};

export type Words = typeof words;
