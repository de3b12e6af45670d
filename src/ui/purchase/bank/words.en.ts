import type { Words } from './words.fr';
import { operatorHours } from '../../operator';
import { formatShortEuros } from '../../words/format.en';

export const words: Words = {
  iban: 'IBAN',
  ibanHint: '27 characters for a French account, with or without spaces.',
  debitsReloads: (operator, { value, threshold }) =>
    `${operator} will debit this account for your top-ups: ${formatShortEuros(value)} when less than ${formatShortEuros(threshold)} is left. [Nothing is debited today: you pay for your order by card.]`,
  debitsDebts: (operator) =>
    `${operator} will debit this account for what you owe. [Nothing is debited today: you pay for your order by card.]`,
  notKept:
    'Your IBAN and your documents are not saved on this device. They are deleted at the end of your visit.',
  whyDocuments:
    'A clear photo of each document is enough. In step 6, we send them to our electronic signature service to prepare your contract.',
  foreign: `Is your account in another country? Our customer service arranges your subscription with you, by phone (${operatorHours.en}) or by message.`,
  writeAboutForeign: 'Write to customer service',
  foreignMessage:
    'I would like to subscribe. My bank account is outside France: its IBAN is not French.',
  noIban: 'Not given',
  documentSent: 'With your contract',
  documentToSend: 'To be sent with your contract, in step 6',
  errors: {
    'iban/too-short': () => 'The IBAN is too short.',
    'iban/invalid': () => 'The IBAN is not valid.',
    'iban/foreign': () =>
      'This IBAN is not French. Enter the IBAN of a French account, or contact our customer service.',
  },
};
