import type { Words } from './offerPrice.words.fr';
import { formatEuros } from '../../words/format.en';

export const words: Words = {
  prices: 'Prices',
  subscribe: 'Subscribe',
  compare: 'Compare the offers',
  start: (price) => `[${formatEuros(price)}] to start`,
  withoutDeposit: 'without a deposit',
  returned: (deposit) => `${formatEuros(deposit)} back when you return the tag`,
  loadingPart: 'First top-up, for your trips',
  depositPart: 'Deposit, returned',

  rows: {
    start: 'To start, per tag',
    reload: 'Automatic top-up',
    delivery: 'Delivery',
    badges: 'Tags',
    audience: 'Who it is for',
    needed: 'What you need',
  },
  noReload: 'None',
  freeDelivery: 'Free, from a locker or to your address',
  paidDelivery: (price) => `Free from a locker, ${formatEuros(price)} to your address`,
  badges: (most) => (most === 2 ? '1 or 2 per order' : `1 to ${most} per order`),
  forIndividuals: 'Private individuals only',
  forEverybody: 'Private individuals and companies',
  neededByIndividuals: 'IBAN, bank details slip (RIB), identity card',
  neededByEverybody: 'IBAN, bank details slip (RIB), and for a company its registration (Kbis)',
};
