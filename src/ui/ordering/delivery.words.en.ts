import type { Words } from './delivery.words.fr';
import { formatEuros } from '../words/format.en';

export const words: Words = {
  title: 'Delivery',
  free: 'Free of charge.',
  costs: (amount) => `Delivery fee: ${formatEuros(amount)}.`,
  locker: (place) => `${place}. The locker is open 24 hours a day.`,
  place: (place) => `${place}.`,
  noPlace: 'We have no address for you.',
  completePlace: 'We have no complete address for you. Complete your postal details first.',
  enterAddress: 'Enter the address below.',
  address: {
    title: 'Delivery address',
    lines: {
      companyName: 'Name or company',
      address: 'Address',
      address2: 'Address line 2',
      address3: 'Address line 3',
      zip: 'Postcode',
      city: 'Town or city',
    },
    companyNameHint: 'The name of the person or company.',
    errors: {
      'deliveryAddress/not-latin': () => 'Write this line in Latin letters.',
      'deliveryAddress/companyName': () => 'Enter a name of 3 to 30 characters.',
      'deliveryAddress/address': () => 'Enter an address of 5 to 30 characters.',
      'deliveryAddress/address2': () => 'Enter 30 characters at most.',
      'deliveryAddress/address3': () => 'Enter 30 characters at most.',
      'deliveryAddress/zip': () => 'Enter 5 or 6 characters.',
      'deliveryAddress/city': () => 'Enter a town or city of 2 to 25 characters.',
    },
  },
  terms: {
    text: 'Your order is subject to our terms of sale.',
    inNewTab: (link) => `${link} (new tab)`,
    accept: 'I accept the terms of sale',
  },
};
