import type { Words } from '../fr/shell';

export const words: Words = {
  skip: 'Skip to the content',
  home: (operator) => `${operator}, home page`,
  leave: 'Leave',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  navigation: 'Main navigation',
  signIn: 'Sign in',
  account: 'My account',
  menu: {
    subscriptions: 'Subscriptions',
    news: 'News',
    payOnline: 'Pay online',
    help: 'Help',
  },
  yourTasks: 'What you can do here',
  tasks: {
    payOnline: { name: 'Pay for a trip', subject: 'Payment notice or CNP received' },
    account: { name: 'My account', subject: 'Tags, trips, invoices' },
    refund: { name: 'Get a refund', subject: 'Free ramp' },
    contact: { name: 'Contact us', subject: 'A question, a receipt' },
  },
  footer: {
    legalNotice: 'Legal notice',
    termsOfSale: 'Terms of sale',
    termsOfUse: 'Terms of use',
    accessibility: 'Accessibility: not compliant',
    cancel: 'Cancel your contract',
    withdraw: 'Withdraw from the contract here',
    cookies: 'Manage cookies',
    // Readers of English may call from abroad.
    phone: (phone) => phone.replace(/^0/, '+33 '),
    version: (version) => `Version ${version}`,
    licences: 'Open-source software',
  },
  lost: 'The page could not be shown. What was already saved is kept.',
  backHome: 'Back to the home page',
};
