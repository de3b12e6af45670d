import type { Words } from './mailedLink.words.fr';

export const words: Words = {
  title: 'Check your email',
  sentTo: (email) => `We have sent an email to [${email}].`,
  address: (email) => `Address entered: [${email}].`,
  nothingYet: 'Nothing after a few minutes? Look in your spam folder, or correct the address.',
  signIn: 'Sign in',
  correct: 'Correct the address',
  goNow: 'Go there now',
};
