import type { Words } from './words.fr';

export const words: Words = {
  read: 'Read the terms of sale of your offer',
  readOf: (plan) => `Read the terms of sale of ${plan}`,
  acceptFirst: 'Accept the terms of sale to place your order.',
  whatFollows:
    'Your order is placed when you confirm it. You sign it and then pay for it in the next two steps. Nothing is debited before that.',
  order: 'Confirm my order',
  ordering: 'Placing your order…',
  ordered: 'Order placed',
  errors: {
    'purchase/not-sent': () =>
      'Your order was not sent: information from an earlier step is missing. Go back to complete it.',
  },
  perhapsReceived:
    'We may have received your order. What you entered is kept. Confirm it again: we send it under the same number, so that it is not placed twice.',
  kept: 'What you entered is kept. Go back to correct it, or [contact us].',
};
