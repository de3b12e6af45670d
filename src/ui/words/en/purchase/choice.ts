import type { Words } from '../../fr/purchase/choice';
import { formatEuros } from '../format';

export const words: Words = {
  customer: 'You are',
  customerMeanings: {
    individual: 'For your own vehicles.',
    professional: 'For the vehicles of your company. Have its company registration (Kbis) ready.',
  },
  plan: 'Your offer',
  startWithDeposit: (price, deposit, loading) =>
    `${formatEuros(price)} per tag to start: a deposit of ${formatEuros(deposit)} and a first top-up of ${formatEuros(loading)}.`,
  startWithoutDeposit: (price) => `${formatEuros(price)} per tag to start, without a deposit.`,
  reload: ({ value, threshold }) =>
    `We top up ${formatEuros(value)} when less than ${formatEuros(threshold)} is left.`,
  noReload: 'No automatic top-up.',
  forIndividuals: (badges) => `For private individuals, ${badges} tags at most.`,
  errors: {
    'purchaseChoice/customerType-missing': () =>
      'Choose whether you are a private individual or a company.',
    'purchaseChoice/planCode-missing': () => 'Choose an offer.',
  },
};
