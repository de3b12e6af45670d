/** What a visitor chooses on the traffic board. */
export const words = {
  mine: 'Mon trajet',
  /** Where a direction is closed. */
  mineAndNotice: 'Mon trajet, alerte de réouverture',
  none: 'Aucun',
  notify: 'Prévenez-moi quand le tunnel rouvre',
  stop: 'Ne plus me prévenir',
  keepOpen: "Gardez cette page ouverte\u202f: le titre de l'onglet changera.",
  sound: 'Avec un son',
  /** In the title of the tab. */
  reopenedTitle: (ways: string): string => `Rouvert\u202f: ${ways}`,
  reopened: (ways: string): string => `[Rouvert\u202f:] ${ways}`,
  close: 'Fermer',
};

export type Words = typeof words;
