/** Another language is another document. */
export const words = {
  title: 'Changer de langue',
  asking:
    "Mots de passe, fichiers et coordonnées bancaires seront à ressaisir dans l'autre langue.",
  leaveAnyway: 'Changer quand même',
};

export type Words = typeof words;
