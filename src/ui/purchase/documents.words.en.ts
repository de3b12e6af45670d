import type { Words } from './documents.words.fr';

export const words: Words = {
  title: 'Your documents',
  formats: 'PDF, PNG or JPEG, 10 MB at most.',
  documents: {
    rib: {
      name: 'Bank details slip (RIB)',
      meaning: 'The slip from your bank with this IBAN, to check that the account is yours.',
      missing: 'The photo of the bank details slip (RIB) is missing.',
    },
    kbis: {
      name: 'Company registration (Kbis)',
      meaning: 'The Kbis extract, to check that your company is the one that subscribes.',
      missing: 'The photo of the company registration (Kbis) is missing.',
    },
    idFront: {
      name: 'Identity card, front',
      meaning: 'The side with the photo: this offer is for private individuals only.',
      missing: 'The photo of the front of the identity card is missing.',
    },
    idBack: {
      name: 'Identity card, back',
      meaning: 'The other side of the card.',
      missing: 'The photo of the back of the identity card is missing.',
    },
  },
};
