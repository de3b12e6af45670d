import type { Words } from './payByCard.words.fr';
import { formatEuros, formatPhone } from '../words/format.en';

export const words: Words = {
  pay: (amount) => `Pay ${formatEuros(amount)}`,
  opening: 'Opening…',
  notOpened: (phone, reference, amount) =>
    `The payment page did not open, and nothing was sent to the bank this time. Try again: we check first that nothing is paid already. Or call [${formatPhone(phone)}] and give the reference ${reference} and the amount shown, ${formatEuros(amount)}.`,
  otherDebt: (phone, reference, isOfLink) =>
    `This may be paid already, or the amount has changed, so the payment page stays closed. ${isOfLink ? 'Go back to the app' : 'Reload the page'} to see what is still due, or call [${formatPhone(phone)}] and give the reference ${reference}.`,
};
