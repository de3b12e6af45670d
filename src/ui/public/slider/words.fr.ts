/** The controls of the slides on the home page. */
export const words = {
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  pause: 'Mettre en pause',
  resume: 'Reprendre le défilement',
  /** The brackets are for screen readers. */
  position: (place: number, count: number): string => `[Diapositive ]${place} sur ${count}`,
};

export type Words = typeof words;
