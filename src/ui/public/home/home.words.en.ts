import type { Words } from './home.words.fr';

export const words: Words = {
  hero: {
    label: 'Highlights',
    title: 'Cross the city without stopping.',
    text: 'A tag on your windscreen, one invoice a month, and the barrier opens by itself.',
    subscribe: 'Subscribe online',
    own: 'Your tags, your trips and what is left to pay are in your account.',
    ownSpace: 'My account',
  },
};
