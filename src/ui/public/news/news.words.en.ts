import type { Words } from './news.words.fr';
import { formatCount } from '../../words/format.en';

export const words: Words = {
  description: (operator) => `Roadworks, prices and life in the tunnels: the news of ${operator}.`,
  lead: 'Roadworks, prices, life in the tunnels: what changes for you.',
  none: 'There is no news at the moment. The next articles will be here.',
  traffic: 'See the traffic',
  category: 'Category',
  allCategories: 'All',
  noneInCategory: 'There is no news in this category.',
  showAll: 'Show all news',
  count: (count) => (count > 1 ? `${formatCount(count)} articles` : '1 article'),
  article: {
    back: 'Back to the news',
    missing: 'This article does not exist, or is no longer published.',
    others: 'More news',
  },
  isNew: 'New',
};
