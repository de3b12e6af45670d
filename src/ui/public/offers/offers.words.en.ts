import type { Words } from './offers.words.fr';
import { formatEuros } from '../../words/format.en';

export const words: Words = {
  description:
    'Toll tags: the deposit, the first top-up, the automatic top-up and the delivery of each offer.',
  lead: 'A tag on your windscreen, and the barrier opens by itself. This is what you pay to start.',
  none: 'No offer is open online at the moment. We tell you more by phone or by email.',
  unknown: 'The prices cannot be shown at the moment.',
  customer: 'You are',
  individual: 'A private individual',
  company: 'A company',
  easiest: 'The easiest way to start',
  more: (offer) => `Find out more [about ${offer}]`,
  note: 'Price of a tag that you collect from our locker, which is open day and night. After that, you pay for your trips only.',
  noteWithDelivery: (price) =>
    `Price of a tag that you collect from our locker, which is open day and night. Delivery to your address costs ${formatEuros(price)} more. After that, you pay for your trips only.`,
  question: 'Do you have a question? [Answers about subscriptions]',

  how: 'How to subscribe',
  steps: [
    {
      title: 'Prepare your documents',
      text: 'A French IBAN and its bank details slip (RIB), as a photo or a PDF. A company adds its registration (Kbis). A private individual who chooses the special offer adds both sides of an identity card.',
    },
    {
      title: 'Fill in your order',
      text: 'Your contact details, the number of tags and their delivery. You see the total as you go.',
    },
    {
      title: 'Sign and pay online',
      text: 'You read the contract before you sign it, then you pay the deposit and the first top-up by card.',
    },
  ],
};
