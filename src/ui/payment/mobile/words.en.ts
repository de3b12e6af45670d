import type { Words } from './words.fr';

export const words: Words = {
  check:
    'This information comes from the link that you opened. Check it before you pay. If you do not recognise it, do not pay, and contact us.',
  amount: 'Amount to pay',
  reference: 'Reference',
  subject: 'What the link says it is for',
  email: 'Email address',
  address: 'Address',
  how: 'How it works',
  onBankPage:
    'You pay by bank card on the secure page of our bank, which then brings you back here.',
  cardUnknown: 'We do not see your card number, and we do not keep it.',
  question: 'Do you have a question?',

  unusable: 'This payment link is incomplete or not valid. Nothing was paid from this page.',
  unreadable: 'We could not read:',
  parameters: {
    amount: 'the amount',
    reference: 'the reference',
    desc: 'what the payment is for',
    email: 'the email address',
    address: 'the address',
    zip: 'the postcode',
    city: 'the town or city',
  },
  startAgain:
    'Go back to the app and start the payment again. If the problem continues, contact our teams.',
};
