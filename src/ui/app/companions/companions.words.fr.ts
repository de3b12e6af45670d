/** What accompanies every page. */
export const words = {
  /** Another language is another document. */
  language: {
    title: 'Changer de langue',
    asking:
      "Mots de passe, fichiers et coordonnées bancaires seront à ressaisir dans l'autre langue.",
    leaveAnyway: 'Changer quand même',
  },
  /** Above every page while the operator's systems exchange data (P4.33). */
  maintenance: {
    title: 'Maintenance',
    running:
      'Le site se synchronise\u202f: certaines données peuvent manquer quelques minutes. [En savoir plus]',
  },
  /** The host has a newer release of the site. */
  release: {
    title: 'Nouvelle version',
    replaced: 'Une nouvelle version du site est disponible.',
    reload: 'Actualiser',
    /** What no reload keeps is entered. */
    asking:
      "Envoyez d'abord ce que vous avez saisi\u202f: mots de passe, fichiers et coordonnées bancaires seront à ressaisir.",
    reloadAnyway: 'Actualiser quand même',
  },
};

export type Words = typeof words;
