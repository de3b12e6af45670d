import type { Words } from './notFound.words.fr';

export const words: Words = {
  title: 'Page not found',
  why: 'The address may be copied incorrectly, or the page has moved.',
  backHome: 'Back to the home page',
  pay: 'Pay online',
  payHint: 'A payment notice',
  faq: 'Search the frequently asked questions',
  faqHint: 'Trips, payments, tags',
  contact: 'Write to our teams',
  contactHint: 'Tell us what you were looking for',
};
