import type { Words } from './bank.words.fr';

const misfit = (): string => 'The IBAN is too short or not valid.';

export const words: Words = {
  bic: 'BIC',
  bicHint: '8 or 11 characters, beside the IBAN on your bank details slip (RIB).',
  ibanFailures: { 'iban/too-short': misfit, 'iban/invalid': misfit },
};
