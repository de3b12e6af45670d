import type { Words } from '../../fr/forms/email';

export const words: Words = {
  label: 'Email address',
  failures: {
    'email/missing': () => 'Enter your email address.',
    'email/invalid': () => 'Enter a full email address, for example name@example.com.',
  },
};
