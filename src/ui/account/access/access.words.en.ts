import type { Words } from './access.words.fr';
import { operatorSays } from '../../words/operatorText.en';

export const words: Words = {
  panel: {
    area: 'Your account',
    signIn: {
      title: 'One address, two areas',
      subscriber: 'Subscriber: your tags, your trips and your contract.',
      invoices: 'Your invoices, to read and to download.',
      freeRamp: 'Free ramp: your refunds and your receipts.',
    },
    signUp: {
      title: 'What your account lets you do',
      refunds: 'Follow your refunds, and request several at once.',
      receipt: 'Put several tickets on one receipt.',
      iban: 'Enter the IBAN for your refunds only once.',
    },
    activation: {
      title: 'What comes next',
      signIn: 'Sign in with your email address and your password.',
      refunds: 'Request your refunds and find your receipts.',
    },
    lostPassword: {
      title: 'How it works',
      mail: 'You receive a link at the email address of your account.',
      password: 'You open this link and choose a new password.',
      signIn: 'You sign in. Nothing changes in your account.',
    },
    mailedLink: {
      title: 'What comes next',
      lostPassword: 'You choose a new password.',
      firstConnection: 'You choose your password.',
      unchanged: 'Sign in: you find your account as you left it.',
      subscriber: 'Sign in: your tags, your trips and your invoices are waiting for you.',
    },
    firstConnection: {
      title: 'How it works',
      email: 'You enter the email address of your contract.',
      contract:
        'If we do not find it, the name and the contract number on your invoices are enough.',
      password: 'You open the link that you receive and choose your password.',
    },
  },
  signIn: {
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
  },
  signUp: {
    lead: 'A free account, to get refunds for free-ramp tickets. Already a subscriber? Use the [first sign-in] instead.',
    password: 'Password',
    submit: 'Sign up',
    haveAccount: 'I already have an account',
    incomplete: 'Please fill in all fields.',
    whatNext: 'Open the link in it to activate your account, then sign in.',
    perhapsOpened:
      'Your account may have been created already: check first whether you have received our email.',
    failures: {
      'signUp/lastname-missing': () => 'Enter your last name.',
      'signUp/firstname-missing': () => 'Enter your first name.',
    },
  },
};
