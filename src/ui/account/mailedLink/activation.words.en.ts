import type { Words } from './activation.words.fr';

export const words: Words = {
  activated: 'Your account is active.',
  opensSignIn: (seconds) => `The sign-in page opens in ${seconds} seconds.`,
  withoutLink:
    'To activate your account, open the link in the email that you received when you signed up. If it no longer works, sign up again: we will send you another one.',
  signIn: 'Sign in',
  signUp: 'Sign up',
};
