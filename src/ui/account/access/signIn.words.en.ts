import type { Words } from './signIn.words.fr';
import { operatorSays } from '../../words/operatorText.en';

export const words: Words = {
  signedOut: 'You are signed out.',
  paymentWaits:
    'Your session has ended. Sign in and we will then check your payment. Do not pay a second time.',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgotten your password?',
  others: {
    title: 'No password yet?',
    firstConnection: 'First sign-in',
    firstConnectionHint: 'Already a subscriber? Choose your password here.',
    signUp: 'Create an account',
    signUpHint: 'Free, for the refund of free-ramp tickets.',
    subscribe: 'Subscribe',
    subscribeHint: 'With a tag, the barrier opens by itself.',
  },
  termsOfSale: 'Terms of sale',
  opensFirstConnection: (seconds) => `The first sign-in opens in ${seconds} seconds.`,
  failures: {
    'account/credentials-refused': ({ message }) =>
      operatorSays(message, 'The email address or the password is wrong.'),
    'account/first-connection-required': ({ message }) =>
      operatorSays(message, 'Your account is waiting for its first sign-in.'),
    'account/clock-wrong': () =>
      'The date or time of your device is wrong. Correct it, then sign in again.',
  },
  passwordFailures: { 'password/missing': () => 'Enter your password.' },
};
