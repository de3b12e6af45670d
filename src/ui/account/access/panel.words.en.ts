import type { Words } from './panel.words.fr';

export const words: Words = {
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
    contract: 'If we do not find it, the name and the contract number on your invoices are enough.',
    password: 'You open the link that you receive and choose your password.',
  },
};
