import type { Words } from './chooser.words.fr';

export const words: Words = {
  holder: (username) => `You are signed in as ${username}.`,
  member: {
    title: 'Contracts and tags',
    about: 'Your contracts, tags, trips and invoices. This area is in French.',
    open: 'Subscriber area',
    subscribe: 'Subscribe',
    addContract: 'Add a contract',
  },
  freeRamp: {
    title: 'Free ramp',
    about: 'The refund of tickets that you paid in cash, your receipts and your IBAN.',
    open: 'Free-ramp area',
  },
  others: {
    title: 'Other services',
    contact: 'Contact us',
    subscribe: 'Subscribe',
    termsOfUse: 'Terms of use',
    account: 'Account details',
    accountHint: 'Name, email, password',
    signOut: 'Sign out',
  },
  closed: {
    SUBSCRIBER: 'No subscription contract is linked to this account.',
    FREE: 'This account has no access to the free-ramp area.',
  },
  opening: {
    SUBSCRIBER: 'Subscribe, or add a contract that you already have: its area will open.',
    FREE: 'You can ask for a refund there without a free-ramp account. To have this area opened for your account, contact us.',
  },
};
