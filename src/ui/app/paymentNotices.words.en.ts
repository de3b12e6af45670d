import { operator } from '../operator';
import type { Words } from './paymentNotices.words.fr';
import { formatEuros, formatPhone } from '../words/format.en';
import { operatorSays } from '../words/operatorText.en';

export const words: Words = {
  'payment/nothing-due': () =>
    'There is nothing to pay by card. Refresh the page to see what is still due.',
  'payment/closed': () =>
    `Card payment is closed for the moment. Nothing was charged. Try again later, or call us on ${formatPhone(operator.phone)}.`,
  'payment/other-amount': ({ due }) =>
    `The amount due is ${formatEuros(due)}, not the amount shown. Nothing was paid. Refresh the page, or contact us.`,
  'payment/confirmed': ({ reference }) => `Your payment ${reference} is confirmed.`,
  'payment/order-validated': ({ reference }) => `Your order ${reference} is confirmed.`,
  'payment/order-refused': ({ message }) => operatorSays(message, 'Your order was not confirmed.'),
  'payment/refused': ({ message }) => operatorSays(message, 'Your payment was not accepted.'),
  'payment/unverified': ({ reference }) =>
    `An error occurred while we were sending the data to the server. Try again later, or contact us. The reference of your order is ${reference}.`,
  'payment/unchecked': ({ reference }) =>
    `We could not check your payment ${reference}. Check it again in a few minutes.`,
};
