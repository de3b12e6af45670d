/** The jobs below the text of their page. */
export const words = {
  title: 'Postes à pourvoir',
  none: "Aucun poste n'est ouvert pour le moment. Les prochaines offres paraîtront ici\u202f; envoyez-nous une candidature spontanée.",
  filled: 'Pourvu',
  filledTitle: 'Postes pourvus',
  read: "Lire l'offre",
};

export type Words = typeof words;
