/** The host has a newer release of the site. */
export const words = {
  title: 'Nouvelle version',
  replaced: 'Une nouvelle version du site est disponible.',
  reload: 'Actualiser',
  /** What no reload keeps is entered. */
  asking:
    "Envoyez d'abord ce que vous avez saisi\u202f: mots de passe, fichiers et coordonnées bancaires seront à ressaisir.",
  reloadAnyway: 'Actualiser quand même',
};

export type Words = typeof words;
