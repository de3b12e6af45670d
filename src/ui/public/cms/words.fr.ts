/** What surrounds a page of the editors. */
export const words = {
  trail: "Fil d'Ariane",
  home: 'Accueil',
  pagesOf: (title: string): string => `Dans ${title}`,
};

export type Words = typeof words;
