import type { Words } from './bankAccount.words.fr';

export const words: Words = {
  none: 'No IBAN is saved. Add yours: your refunds arrive there within 2 to 3 working days.',
  lead: 'Your refunds arrive on this account within 2 to 3 working days.',
  caption: 'The saved IBAN',
  columns: { beneficiary: 'Beneficiary', iban: 'IBAN', bic: 'BIC', actions: 'Actions' },
  onlyOne: 'We keep only one IBAN: a new one replaces this one.',
  add: 'Add',
  remove: 'Delete',
  removal: {
    title: 'Delete your IBAN',
    consequence: (iban) =>
      `The IBAN ${iban} will be deleted. You will need another one to confirm a refund.`,
    transfers: 'The bank transfers that are already requested do not change.',
  },
};
