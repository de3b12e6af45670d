import { formatCount } from '../../words/format.fr';

export const words = {
  title: 'Foire aux questions',
  description:
    'Prix des trajets, moyens de paiement, badges et rechargement\u202f: les réponses aux questions les plus fréquentes.',
  lead: 'Trajets, paiements, badges\u202f: cherchez un mot, ou parcourez les deux rubriques.',
  search: 'Rechercher dans les questions',
  categories: 'Rubriques',
  /** The two categories of P2.7. */
  categoryTitles: { circuler: 'Circuler', abonnements: 'Abonnements' },
  nothingPublished: "Aucune question n'est publiée pour le moment. Posez-nous la vôtre.",
  nothingInCategory: 'Aucune question dans cette rubrique pour le moment.',
  found: (count: number, query: string): string => {
    const about = `pour «\u202f${query}\u202f»`;
    if (count === 0)
      return `Aucune question trouvée ${about}. Essayez un autre mot, ou écrivez-nous.`;
    return count === 1
      ? `1 question trouvée ${about}`
      : `${formatCount(count)} questions trouvées ${about}`;
  },
  contact: 'Nous contacter',
};

export type Words = typeof words;
