/** What is said on every page; a part of the first load. */
export const words = {
  loading: 'Chargement en cours…',
  failed: 'Une erreur est survenue',
  retry: 'Réessayer',
  /** The progress of a flow of steps. */
  position: (step: number, count: number): string => `Étape ${step} sur ${count}`,
  /** What a button says of its action, and the answers of a confirmation. */
  outcomes: { loading: 'En cours…', success: "C'est fait", fail: 'Échec' },
  confirm: 'Confirmer',
  cancel: 'Annuler',
  /** The code of the confirmation did not arrive. */
  confirmationLost:
    "La demande de confirmation n'a pas pu s'afficher. Vérifiez votre connexion, puis rechargez la page.",
};

export type Words = typeof words;
