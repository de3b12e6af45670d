import { operator } from '../operator';
import type { Words } from './payment.words.fr';
import { formatDateTime, formatEuros } from '../words/format.en';
import { operatorText } from '../words/operatorText.en';

export const words: Words = {
  checkingOrder: 'Checking your order',
  checkingPayment: 'Checking your payment',
  orderUnverified: 'Order not checked',
  waiting: {
    order: 'We are confirming your order. This takes a few seconds…',
    payment: 'We are checking your payment. This takes a few seconds…',
    bank: 'Your payment is not confirmed yet. We are checking with the bank again. This takes a few seconds…',
  },
  stayHere: 'Keep this page open.',
  unverified: {
    order: 'We could not check your order. Try again in a few minutes.',
    payment: 'We could not check your payment. Check it again in a few minutes.',
  },
  unsettled: {
    heading: 'Payment to be checked',
    lead: 'Your bank may have accepted this payment, but it has not reached us yet.',
    advice:
      'Do not pay a second time. Check again in a few minutes, or call us and give what is shown here.',
    before:
      'Your bank may have accepted this payment already. Do not pay a second time before you have called us.',
    again: 'Check again',
  },
  notLost:
    'If your bank accepted the payment, it is not lost. Do not pay a second time: check it here first.',

  orderConfirmed: 'Order confirmed',
  paymentConfirmed: 'Payment confirmed',
  reference: 'Reference',
  falseLinks: [
    'We never ask for your password or the code of your card by text message, by email or by phone.',
    `Look at the address before you pay. Our site begins with ${operator.site}/, and the payment page is that of our bank.`,
  ],
  country: 'Country',
  countryHint: 'That of your billing address. We send it to the bank.',
  attempted: 'Payment attempt',
  amount: 'Amount',
  attempt: (at, reference, amount) =>
    `Payment attempt of ${formatDateTime(at)}, reference ${reference}, ${formatEuros(amount)}.`,
  keepAttempt: 'Keep this line. It finds the payment if you call us.',
  amountPaid: 'Amount paid',
  paidBefore: {
    badge:
      'This order was already paid. Nothing was ordered or charged this time. For more badges, place a new order.',
    order: 'This subscription was already paid. Nothing was charged this time.',
    invoice: 'This amount was already paid. Nothing was charged this time.',
    cnp: 'This notice was already paid. Nothing was charged this time.',
  },
  whatNext: 'What happens next',
  steps: {
    contract: {
      title: 'Your contract',
      toSign: 'It is still to be signed. It begins as soon as your signature is recorded.',
      announced: 'The signature was reported to us. It begins as soon as that is recorded.',
    },
    delivery: {
      title: 'Your tags',
      locker: (place) =>
        `Collect them from the locker, open 24 hours a day, once your contract has begun: ${place}.`,
      sent: (address) => `Sent by post, once your contract has begun: ${address}.`,
      unknown: 'As chosen in your order.',
    },
    access: {
      title: 'Your access',
      text: 'Once your contract has begun, you open your account with your email address: “Create my access”.',
    },
    settled: {
      title: 'The amount is no longer due',
      text: 'The mark “Unpaid” disappears from the invoices that you paid as soon as your account is up to date.',
    },
    badges: {
      title: 'Your tags',
      text: 'They work again as soon as nothing is left to pay.',
    },
    keepReference: {
      title: 'Keep the reference',
      text: 'Until the payment is on your bank statement.',
    },
  },

  subjects: {
    badge: 'Order of tags',
    order: 'Subscription',
    invoice: 'Payment of invoices',
  },
  notice: (number) => `Notice no. ${number}`,
  oneInvoice: 'Payment of an invoice',
  receipt: {
    ofOrder: 'Order confirmation',
    ofPayment: 'Payment receipt',
    ofUnknownAmount: 'Payment confirmation',
    orderMark: 'Confirmed',
    paymentMark: 'Paid',
    subject: 'For',
    contract: 'Contract',
    holder: 'Contract holder',
    plate: 'Number plate',
    invoices: (count) => (count === 1 ? 'Invoice' : 'Invoices'),
    confirmedOn: 'Confirmed on',
    orderProof: `Order confirmed by ${operator.name}.`,
    paymentProof: `Payment confirmed by ${operator.name}. This document does not replace an invoice.`,
    print: 'Print',
  },

  orderRefused: 'Order not confirmed',
  paymentRefused: 'Payment refused',
  orderRefusal: 'Your order was not confirmed.',
  reason: (message) =>
    message === ''
      ? 'We find no payment with this reference.'
      : `We received this answer: ${operatorText(message)}`,
  tryOrder: 'Try again, or contact our teams.',
  confirmedHere:
    'A payment with this reference was already confirmed on this device: do not pay again before you have checked with our team.',
  tryPayment: 'Try again, with another card if you need to, or contact our teams.',
  resume: 'Resume the payment',
  doubt:
    'Not sure whether you were charged? Continue below: you see what is still due before you pay.',

  unproven: 'Payment not found',
  whyUnproven:
    'The link that brought you back here has no valid reference, so we cannot check your payment.',

  help: {
    contact: 'Contact us',
    keep: 'Keep this to hand',
    withoutReference:
      'Our teams find the payment with you, from its date and the email address that you entered.',
    withReference: 'Give this to our teams. They will find your case.',
  },
};
