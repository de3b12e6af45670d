/** On the way to the subscriber area, which is in French only. */
export const words = {
  title: 'Espace abonné',
  inFrench: "L'espace abonné est en français.",
  open: "Ouvrir l'espace abonné",
};

export type Words = typeof words;
