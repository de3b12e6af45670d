import { operator } from '../operator';
import { formatEuros, formatPhone } from '../words/format.en';
import { operatorSays, operatorText } from '../words/operatorText.en';
import type { Words } from './notices.words.fr';

export const words: Words = {
  'account/signed-up': ({ sentence }) =>
    operatorSays(sentence, 'We have sent you a confirmation email.'),
  'account/updated': ({ sentence }) => operatorSays(sentence, 'Your account is up to date.'),
  'account/activated': ({ sentence }) => operatorSays(sentence, 'Your account is active.'),
  'account/signed-in-elsewhere': () => 'You have signed in from another tab.',
  'account/signed-out-elsewhere': () =>
    'Your session ended in another tab. Sign in again to continue.',
  'account/changed-elsewhere': () =>
    'You opened another account in another tab. This page now belongs to that account.',
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
  'payment/unsettled': ({ reference, message }) =>
    `Our services answer for your payment ${reference}: “${operatorText(message)}”. Check it again in a few minutes.`,
  'purchase/email-unchecked': () =>
    'We could not check whether your email address already has an account. You can continue: if it has one, your order will be linked to it.',
  'receiptWish/kept': () => 'Your choice about the proof of payment is saved.',
  'receiptWish/failed': () =>
    'An error occurred while we were saving your choice about the proof of payment. Try again later.',
};
