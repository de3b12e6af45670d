/** What is said on every page; a part of the first load. */
export const words = {
  loading: 'Chargement en cours…',
  failed: 'Une erreur est survenue',
  retry: 'Réessayer',
};

export type Words = typeof words;
