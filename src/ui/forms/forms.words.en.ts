import type { Words } from './forms.words.fr';

const misfit = (): string => 'The IBAN is too short or not valid.';

export const words: Words = {
  optional: 'Optional',
  lastname: 'Last name',
  firstname: 'First name',
  email: {
    label: 'Email address',
    failures: {
      'email/missing': () => 'Enter your email address.',
      'email/invalid': () => 'Enter a full email address, for example name@example.com.',
      'email/accented': () => 'An email address has no accents.',
      'email/points': () =>
        'Check the dots of the address: not at the start, not two in a row, not next to the @.',
    },
  },
  bank: {
    bic: 'BIC',
    bicHint: '8 or 11 characters, beside the IBAN on your bank details slip (RIB).',
    ibanFailures: { 'iban/too-short': misfit, 'iban/invalid': misfit },
  },
  plate: 'Number plate',
  plateHint: 'French or foreign, without spaces or hyphens, for example AB123CD.',
  cardDigits: { firstDigits: 'First 6 digits', lastDigits: 'Last 4 digits' },
  contractLink: {
    name: 'Name of the contract holder',
    nameHint: 'Last name, then first name, as on the contract, without accents or hyphens.',
    number: 'Contract number',
  },
  contractLinkFailures: {
    'contractLink/name-missing': () => 'Enter the name of the contract holder.',
    'contractLink/name-not-latin': () => 'Write your name in Latin letters.',
    'contractLink/number-missing': () => 'Enter the contract number.',
    'contractLink/several-numbers': () => 'Enter one contract number only.',
  },
  phoneFailures: {
    'phone/not-digits': () => 'Enter a number in digits, for example 06 39 98 01 12.',
    'phone/not-ten': () =>
      'Enter the 10 digits of the number, for example 06 39 98 01 12, or leave this field empty.',
  },
  foreignPhone:
    'We can only save 10 digits: this foreign number will not be sent to us. Leave this field empty.',
  use: (value) => `Use ${value}`,
  limit: (characters) => `${characters} characters at most.`,
  charactersLeft: (left) => {
    if (left < 0) return left === -1 ? '1 character too many.' : `${-left} characters too many.`;
    if (left === 0) return 'No characters left.';
    return left === 1 ? '1 character left.' : `${left} characters left.`;
  },
  draft: {
    kept: 'We have kept what you typed. It is not saved yet.',
    restore: 'Go back to the saved details',
  },
};
