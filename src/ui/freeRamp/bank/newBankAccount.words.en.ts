import type { Words } from './newBankAccount.words.fr';

const bicMisfit = (): string =>
  'Enter the 8 or 11 characters of the BIC, as on the bank details slip (RIB).';

export const words: Words = {
  thenClaim: {
    replacing: 'When the new IBAN is saved, you will come back to your request.',
    first: 'We need an IBAN for your refund. When it is saved, you will come back to your request.',
  },
  incomplete: 'You must fill in all fields.',
  beneficiary: 'Beneficiary',
  beneficiaryHint: 'The account holder, as on the bank details slip (RIB).',
  iban: 'IBAN',
  ibanHint: '27 characters for a French account, with or without spaces.',
  submit: 'Save',
  trust: (operator) =>
    `${operator} asks for this IBAN for your refunds, and for nothing else. It is sent encrypted.`,
  purpose: {
    first: 'Your refunds will arrive on this account within 2 to 3 working days.',
    replacing:
      'Your refunds will arrive on this account within 2 to 3 working days. It will replace the saved one.',
    rib: 'The IBAN and the BIC are on the bank details slip (RIB) of your account.',
  },
  failures: {
    'beneficiary/missing': () => 'Enter the name of the account holder.',
    'iban/missing': () => 'Enter the whole IBAN.',
    'iban/invalid': () => 'The IBAN is not valid.',
    'bic/missing': () => 'Enter the BIC of the account.',
    'bic/too-short': bicMisfit,
    'bic/invalid': bicMisfit,
  },
};
