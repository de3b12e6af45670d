import type { Words } from './words.fr';
import { formatCount } from '../../words/format.en';

export const words: Words = {
  title: 'Frequently asked questions',
  description:
    'Toll prices, ways to pay, tags and top-ups: answers to the questions that we are asked most.',
  lead: 'Trips, payments, tags: search for a word, or read through the two topics.',
  search: 'Search the questions',
  categories: 'Topics',
  categoryTitles: { circuler: 'Driving through', abonnements: 'Subscriptions' },
  nothingPublished: 'There are no questions here at the moment. Ask us yours.',
  nothingInCategory: 'There are no questions on this topic at the moment.',
  found: (count, query) => {
    const about = `for “${query}”`;
    if (count === 0) return `No question found ${about}. Try another word, or write to us.`;
    return count === 1
      ? `1 question found ${about}`
      : `${formatCount(count)} questions found ${about}`;
  },
  contact: 'Contact us',
};
