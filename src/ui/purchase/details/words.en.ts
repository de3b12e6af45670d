import type { Words } from './words.fr';

const zip = (): string => 'Enter a postcode of 5 or 6 characters.';
const email = (): string => 'Enter a complete email address, for example name@example.fr.';

export const words: Words = {
  you: 'You',
  company: 'Your company',
  civility: 'Title',
  civilities: { madame: 'Ms', monsieur: 'Mr' },
  name: 'Surname and first name',
  nameHint: 'Your surname, then your first name, for example DURAND CAMILLE.',
  inContract: (firstname, lastname) => `In the contract: [${firstname} ${lastname}]`,
  correct: 'Correct',
  firstname: 'First name',
  lastname: 'Last name',
  contact: 'Surname and first name of the contact',
  contactHint:
    'The person who signs the contract, for example DURAND CAMILLE. You can leave this empty.',
  companyName: 'Company name',
  billingNameHint: 'The name on the invoices.',
  address: 'Your address',
  addressRules:
    '30 characters per line at most. Accents, hyphens and apostrophes are removed, as the French postal standard requires.',
  phones: 'Your phone numbers',
  lines: {
    address: 'Address',
    address2: 'Address line 2',
    address3: 'Address line 3',
    zip: 'Postcode',
    city: 'Town or city',
    phoneHome: 'Home phone',
    phoneMobile: 'Mobile phone',
    phoneWork: 'Work phone',
  },
  emails: 'Your email address',
  email: 'Email address',
  emailHint: 'We send your contract and news of your order to it.',
  emailConfirmation: 'Confirm your email address',
  hasOwnBilling: 'Different billing address',
  billing: 'Billing address',
  errors: {
    'purchaseDetails/name-incomplete': () => 'Enter your surname and your first name.',
    'purchaseDetails/firstname-missing': () => 'Enter your first name.',
    'purchaseDetails/lastname-missing': () => 'Enter your last name.',
    'purchaseDetails/name-not-latin': () => 'Write your name in Latin letters.',
    'purchaseDetails/line-not-latin': () => 'Write this line in Latin letters.',
    'purchaseDetails/companyName-missing': () => 'Enter the name of your company.',
    'purchaseDetails/billing-name-too-short': () =>
      'Enter the name on the invoices, in 3 characters or more.',
    'purchaseDetails/name-too-long': () => 'Enter 30 characters at most: shorten the name.',
    'purchaseDetails/address-too-short': () =>
      'Enter an address of 5 characters or more, for example 12 RUE DU PORT.',
    'purchaseDetails/line-too-long': () =>
      'Enter 30 characters at most: shorten the address, or use its three lines.',
    'purchaseDetails/zip-too-short': zip,
    'purchaseDetails/zip-too-long': zip,
    'purchaseDetails/city-too-short': () => 'Enter a town or city of 2 characters or more.',
    'purchaseDetails/city-too-long': () =>
      'Enter 25 characters at most: shorten the name, for example ST for SAINT.',
    'purchaseDetails/email-too-short': email,
    'purchaseDetails/email-too-long': () => 'Enter an email address of 50 characters at most.',
    'purchaseDetails/confirmation-too-short': () => 'Enter your email address a second time.',
    'purchaseDetails/emails-differ': () => 'The two email addresses are not the same.',
  },
};
