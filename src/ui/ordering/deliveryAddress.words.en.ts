import type { Words } from './deliveryAddress.words.fr';

export const words: Words = {
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
};
