import type { Words } from './email.words.fr';

export const words: Words = {
  label: 'Email address',
  failures: {
    'email/missing': () => 'Enter your email address.',
    'email/invalid': () => 'Enter a full email address, for example name@example.com.',
    'email/accented': () => 'An email address has no accents.',
    'email/points': () =>
      'Check the dots of the address: not at the start, not two in a row, not next to the @.',
  },
};
