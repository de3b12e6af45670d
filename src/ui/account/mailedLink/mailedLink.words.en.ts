import type { Words } from './mailedLink.words.fr';

export const words: Words = {
  title: 'Check your email',
  sentTo: (email) => `We have sent an email to [${email}].`,
  address: (email) => `Address entered: [${email}].`,
  nothingYet: 'Nothing after a few minutes? Look in your spam folder, or correct the address.',
  signIn: 'Sign in',
  correct: 'Correct the address',
  goNow: 'Go there now',
  activation: {
    activated: 'Your account is active.',
    refused:
      'This link was not accepted: it may have been used already, or have expired. If your account is already active, sign in; otherwise sign up again: we will send you another link.',
    opensSignIn: (seconds) => `The sign-in page opens in ${seconds} seconds.`,
    withoutLink:
      'To activate your account, open the link in the email that you received when you signed up. If it no longer works, sign up again: we will send you another one.',
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
};
