import type { Words } from './choice.words.fr';
import { formatEuros, formatShortEuros } from '../words/format.en';

export const words: Words = {
  customer: 'You are',
  customerMeanings: {
    individual: 'For your own vehicles.',
    professional: 'For the vehicles of your company. Have its company registration (Kbis) ready.',
  },
  plan: 'Your offer',
  missingPlans:
    'A price could not be read, so an offer may be missing here. If you do not find yours, [contact us].',
  offerNotSold: 'The offer of this link is no longer sold. Choose another one.',
  perBadge: 'per tag',
  returned: (deposit) =>
    `${formatEuros(deposit)} of it is a deposit, which you get back when you return the tag.`,
  withoutDeposit: 'No deposit.',
  reload: ({ value, threshold }) =>
    `We top up ${formatShortEuros(value)} when less than ${formatShortEuros(threshold)} is left.`,
  noReload: 'No automatic top-up.',
  reserved: (offers) => `For private individuals only: ${offers}.`,
  forIndividuals: (badges) => `For private individuals, ${badges} tags at most.`,
  errors: {
    'purchaseChoice/customerType-missing': () =>
      'Choose whether you are a private individual or a company.',
    'purchaseChoice/planCode-missing': () => 'Choose an offer.',
  },
};
