/** The legal pages, while the editors have not written their texts. */
export const words = {
  noTerms:
    "Le texte n'est pas encore publié en ligne. Nous vous envoyons les conditions en vigueur sur demande.",
  noNotice:
    "Le texte n'est pas encore publié en ligne. Nous vous donnons ces informations sur demande.",
};

export type Words = typeof words;
