import type { Words } from './orderPrice.words.fr';
import { formatEuros } from '../words/format.en';

export const words: Words = {
  title: 'Price of the order',
  lines: {
    deposit: 'Deposit',
    initialLoading: 'First top-up',
    shipping: 'Delivery fee',
  },
  total: 'Total',
  totalIs: 'Total:',
  withoutDelivery: 'without delivery',
  totalOf: (badges) => `Total, ${count(badges)}`,
  totalWithoutDeliveryOf: (badges) => `Total, ${count(badges)}, without delivery`,
  returned: (deposit, badges) =>
    `${formatEuros(deposit)} back when you return the ${badges === 1 ? 'tag' : 'tags'}`,
  perBadge: (amount) => `${formatEuros(amount)} per tag`,
  times: (badges, amount) => `${badges} × ${formatEuros(amount)}`,
  freeCollection: 'free collection',
  freeDelivery: 'free delivery',
  ifDelivered: (amount) => `${formatEuros(amount)} if we send it`,
  perOrder: 'per order',
  reload: 'Automatic top-up',
  whatComesBack:
    'You get the deposit back when you return the tag. The first top-up is credited to your account.',
  depositComesBack: 'You get the deposit back when you return the tag.',
  chooseFirst: 'Choose your offer to see its price.',
};

function count(badges: number): string {
  return badges === 1 ? '1 tag' : `${badges} tags`;
}
