import type { Words } from './payOnline.words.fr';
import { operatorText } from '../../words/operatorText.en';

export const words: Words = {
  description:
    'Find a notice of non-payment (CNP) or a payment notice with its number and your number plate, then pay it by card, without an account.',
  lead: 'Have you received a notice of non-payment (CNP) or a payment notice? Find it and pay it by card, without an account.',
  number: 'Number of the CNP or payment notice',
  numberHint: 'At the top of the notice that you received, 4 characters or more.',
  emailHint: 'For the confirmation of the payment, and the proof of payment if you ask for it.',
  lost: 'Lost the number?',
  lostText:
    'I no longer have the notice and I do not know its number. Can you find it with my number plate?\n',
  search: 'Search',
  searching: 'Searching…',
  notFound: 'What you entered is kept. Compare it with the notice, or [contact us].',
  plateReading:
    'A plate like AB-123-CD has two letters, three digits and two letters, but no I, O or U.',
  failed: 'What you entered is kept. Search again, or [contact us].',
  errors: {
    'notice/number-too-short': () =>
      'The number of the CNP or payment notice is missing or too short.',
    'notice/number-unfit': () =>
      'Enter the number of the CNP or payment notice alone: 20 letters and digits at most.',
    'notice/plate-unfit': () => 'The number plate is missing, too short or not valid.',
  },

  where: 'Where to find the number',
  specimen: {
    title: operatorText('Constatation de non-paiement'),
    number: operatorText('N° 26104887'),
  },
  how: 'How it works',
  steps: [
    'You find the notice with its number and the number plate of the vehicle.',
    'You check the trip and the amount to pay before you enter your card.',
    'You pay on the secure page of our bank, then you come back here.',
  ],
  question:
    'We do not see your card number, and we do not keep it. Do you have a question about a notice? [Contact us].',

  plates: {
    title: 'My number plates',
    choose: 'Fill in a number plate that you kept',
    fillIn: (plate) => `Fill in the number plate ${plate}`,
    offer:
      'After a payment, the number plate and the number of the notice can stay in this browser, and we suggest them here. We receive them only if you start a search. Do not do this on a shared computer.',
    noneYet:
      'The number plate and the number of the next notice that you pay will be kept in this browser.',
    kept: (plates) => `Number plates kept in this browser: ${plates}.`,
    paid: 'Notices paid on this device',
    notice: (number) => `Notice ${number}`,
    review: 'Show',
    reviewNotice: (number) => `Show the notice ${number}`,
    keep: 'Keep my number plates',
    forget: 'Delete my number plates',
    stop: 'Stop keeping my number plates',
    switchedOn: 'Your number plates will be kept on this device.',
    switchedOff: 'No number plates are kept on this device any more.',
  },
};
