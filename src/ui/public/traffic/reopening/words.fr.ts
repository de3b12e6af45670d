/** The notice of a reopening, on the table of all directions. */
export const words = {
  notify: 'Prévenez-moi à la réouverture',
  stop: 'Ne plus me prévenir',
  keepOpen: "Gardez cette page ouverte\u202f: le titre de l'onglet changera.",
  sound: 'Avec un son',
  /** In the title of the tab. */
  reopenedTitle: (ways: string): string => `Rouvert\u202f: ${ways}`,
  reopened: (ways: string): string => `[Rouvert\u202f:] ${ways}`,
  close: 'Fermer',
};

export type Words = typeof words;
