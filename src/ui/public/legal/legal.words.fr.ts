/** The legal pages, while the editors have not written their texts. */
export const words = {
  noTerms:
    "Le texte n'est pas encore publié en ligne. Nous vous envoyons les conditions en vigueur sur demande.",
  noNotice:
    "Le texte n'est pas encore publié en ligne. Nous vous donnons ces informations sur demande.",
  /** The accessibility statement, before an audit: it claims no conformity. */
  accessibility: {
    description: "Où en est l'accessibilité du site, et comment signaler ce qui vous gêne.",
    conformity: 'État de conformité',
    status: 'Accessibilité\u202f: non conforme',
    statement: (operator: string): string =>
      `Le site de ${operator} n'est pas déclaré conforme au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1\u202f: aucun audit n'a encore été mené. Nous ne pouvons donc pas dire ce qui en est respecté.`,
    report: 'Signaler une difficulté',
    howToReport:
      "Une page, un bouton ou un document vous bloque\u202f? Dites-nous lequel, et avec quel matériel vous naviguez, par téléphone, par e-mail ou dans le [formulaire de contact]\u202f: nous vous donnons l'information ou faisons la démarche avec vous, autrement.",
    appeal: 'Si notre réponse ne vous suffit pas',
    howToAppeal: 'Vous pouvez saisir gratuitement le [Défenseur des droits].',
  },
};

export type Words = typeof words;
