import type { Words } from './shell.words.fr';
import { formatPhone } from '../words/format.en';

export const words: Words = {
  skip: 'Skip to the content',
  home: (operator) => `${operator}, home page`,
  leave: 'Leave',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  navigation: 'Main navigation',
  signIn: 'Sign in',
  menu: {
    subscriptions: 'Subscriptions',
    news: 'News',
    payOnline: 'Pay online',
    help: 'Help',
  },
  yourTasks: 'What you can do here',
  tasks: {
    payOnline: ['Pay for a trip', 'Payment notice or CNP received'],
    account: ['My account', 'Tags, trips, invoices'],
    refund: ['Get a refund', 'Free ramp'],
    contact: ['Contact us', 'A question, a receipt'],
  },
  footer: {
    operator: 'The operator',
    contract: 'Your contract',
    settings: 'Settings',
    legalNotice: 'Legal notice',
    termsOfSale: 'Terms of sale',
    termsOfUse: 'Terms of use',
    accessibility: 'Accessibility: not compliant',
    cancel: 'Cancel your contract',
    withdraw: 'Withdraw from the contract here',
    // Readers of English may call from abroad.
    phone: (phone) => phone.replace(/^0/, '+33 '),
    version: (version) => `Version ${version}`,
    licences: 'Open-source software',
  },
  lost: 'The page could not be shown. What was already saved is kept.',
  backHome: 'Back to the home page',
  account: 'My account',
  cookies: 'Manage cookies',
  colorScheme: {
    auto: 'Appearance: automatic',
    light: 'Appearance: light',
    dark: 'Appearance: dark',
  },
  toast: {
    close: 'Close the notification',
  },
  contact: {
    call: (phone) => `Call ${formatPhone(phone)}`,
    write: (email) => `Email ${email}`,
  },
  notFound: {
    title: 'Page not found',
    why: 'The address may be copied incorrectly, or the page has moved.',
    pay: 'Pay online',
    payHint: 'A payment notice',
    faq: 'Search the frequently asked questions',
    faqHint: 'Trips, payments, tags',
    contact: 'Write to our teams',
    contactHint: 'Tell us what you were looking for',
  },
};
