import type { Words } from './noticePayment.words.fr';

export const words: Words = {
  payer: 'Address of the person who pays',
  payerHint: 'We send it to the bank with the payment.',
  lines: { address: 'Address', zip: 'Postcode', city: 'Town or city' },
  missing: {
    address: 'Enter the address of the person who pays.',
    zip: 'Enter the postcode.',
    city: 'Enter the town or city.',
  },
  tooLong: {
    address: (most) => `Enter an address of ${most} characters at most.`,
    zip: (most) => `Enter a postcode of ${most} characters at most.`,
    city: (most) => `Enter a town or city of ${most} characters at most.`,
  },
  receiptWish: 'Receive a proof of payment',
  receiptWishHint: (email) => `Sent to ${email} as soon as the payment is recorded.`,
  onBankPage: 'By bank card, on the secure page of our bank, which then brings you back here.',
};
