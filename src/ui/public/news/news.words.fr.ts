import { formatCount } from '../../words/format.fr';

/** The list of the news. */
export const words = {
  description: (operator: string): string =>
    `Travaux, tarifs et vie des tunnels\u202f: les actualités de ${operator}.`,
  lead: 'Travaux, tarifs, vie des tunnels\u202f: ce qui change pour vous.',
  none: "Aucune actualité n'est publiée pour le moment. Les prochaines paraîtront ici.",
  traffic: "Voir l'info trafic",
  category: 'Catégorie',
  allCategories: 'Toutes',
  noneInCategory: 'Aucune actualité dans cette catégorie.',
  showAll: 'Voir toutes les actualités',
  count: (count: number): string =>
    count > 1 ? `${formatCount(count)} actualités` : '1 actualité',
  /** An article of the news. */
  article: {
    back: 'Retour aux actualités',
    missing: "Cette actualité n'existe pas, ou n'est plus publiée.",
    others: 'À lire aussi',
  },
  /** A post of the news, in a list. */
  isNew: 'Nouveau',
};

export type Words = typeof words;
