import { formatEuros } from '../../words/format.en';
import type { Words } from './words.fr';

export const words: Words = {
  reference: 'Order reference',
  plan: 'Offer',
  badges: 'Tags',
  delivery: 'Delivery',
  holder: 'Contract holder',
  company: 'Company',
  billing: 'Billing',
  billingToCorrespondence: 'To the postal address',
  email: 'Email address',
  postalInvoices: 'Invoices by post',
  yes: 'Yes',
  no: 'No',
  iban: 'IBAN',
  noIban: 'Not given',

  order: 'Confirm my order',
  nothingToPay: 'There is nothing to pay for this order.',
  onBankPage: 'By card, on the secure page of our bank.',
  check: 'Check the payment',
  checking: 'Checking…',
  checked: 'Checked',
  unknown:
    'We do not know whether this order is already paid. Check it before you pay. If the check fails again, [contact us].',
  unpriced:
    'The price of this order is no longer published. If it is still to be paid, [contact us] and give its reference.',
  priceChanged: (total) =>
    `The price of this plan has changed since your order: you pay the price of your order, ${formatEuros(total)}.`,

  perhapsUnsigned:
    'Your contract begins as soon as it is signed. If you have not signed it yet, [sign it].',
  sign: 'Sign my contract',
  seeConfirmation: 'See my confirmation',
  seePayment: 'See my payment',
  confirmed: 'This order is confirmed: you have nothing to pay.',
  paid: 'This order is paid: you have nothing more to pay.',
  print: 'Print the summary',
};
