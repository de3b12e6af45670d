import type { Words } from '../../fr/payment/payment';
import { operatorText } from '../operatorText';

export const words: Words = {
  checkingOrder: 'Checking your order',
  checkingPayment: 'Checking your payment',
  waiting: {
    order: 'We are confirming your order. This takes a few seconds…',
    payment: 'We are checking your payment. This takes a few seconds…',
    bank: 'Your payment is not confirmed yet. We are checking with the bank again. This takes a few seconds…',
  },
  notLost:
    'If your bank accepted the payment, it is not lost. Do not pay a second time: try again here first.',

  orderConfirmed: 'Order confirmed',
  paymentConfirmed: 'Payment confirmed',
  reference: 'Reference',
  amountPaid: 'Amount paid',
  date: 'Date',
  whatNext: 'What happens next',
  steps: {
    contract: {
      title: 'Your contract',
      text: 'Your contract begins as soon as you have signed it.',
    },
    mail: { title: 'The next steps', text: 'We send you the next steps by email.' },
    settled: {
      title: 'The amount is no longer due',
      text: 'What you have paid is no longer marked “Unpaid” in your invoices.',
    },
    badges: {
      title: 'Your tags',
      text: 'Your tags work again as soon as nothing is left to pay.',
    },
    keepReference: {
      title: 'Keep the reference',
      text: 'Until the payment is on your bank statement.',
    },
  },

  subjects: {
    badge: 'Order of tags',
    order: 'Subscription',
    invoice: 'Unpaid invoices',
    cnp: 'CNP or payment notice',
  },
  oneInvoice: 'Unpaid invoice',
  receipt: {
    ofOrder: 'Order confirmation',
    ofPayment: 'Payment receipt',
    orderMark: 'Confirmed',
    paymentMark: 'Paid',
    subject: 'For',
    contract: 'Contract',
    holder: 'Contract holder',
    invoices: (count) => (count === 1 ? 'Invoice' : 'Invoices'),
    confirmedOn: 'Confirmed on',
    orderProof: 'Our server confirmed this order.',
    paymentProof: 'Our server confirmed this payment. This receipt does not replace an invoice.',
    print: 'Print',
  },

  orderRefused: 'Order not confirmed',
  paymentRefused: 'Payment refused',
  orderRefusal: 'Your order was not confirmed.',
  reason: (message) =>
    message === ''
      ? 'Our server knows of no payment with this reference.'
      : `Our server answered: ${operatorText(message)}`,
  tryOrder: 'Try again, or contact our teams.',
  tryOrderWithReference: 'Try again, or contact our teams and give them the reference.',
  tryPayment: 'Try again, with another card if you need to, or contact our teams.',
  tryPaymentWithReference:
    'Try again, with another card if you need to, or contact our teams and give them the reference.',
  doubt:
    'Not sure whether you were charged? Continue below: you see what is still due before you pay.',

  unproven: 'Payment not found',
  whyUnproven:
    'This address has no payment reference that we can read, so we cannot confirm a payment.',

  help: {
    contact: 'Contact us',
    keep: 'Keep this to hand',
    withoutReference:
      'Our teams find the payment with you, from its date and the email address that you entered.',
    withReference: 'Give it to our teams. They will find your case.',
  },
};
