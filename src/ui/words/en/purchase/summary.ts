import type { Words } from '../../fr/purchase/summary';
import { formatEuros } from '../format';

export const words: Words = {
  reference: 'Order reference',
  amountPaid: 'Amount paid',
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
  onBankPage: (amount) =>
    `You pay ${formatEuros(amount)} by bank card on the secure page of our bank, which then brings you back here.`,
  check: 'Check the payment',
  checking: 'Checking…',
  checked: 'Checked',
  unknown:
    'We could not check whether this order is already paid. Check it before you pay. If that still does not work, contact us.',
  unpriced:
    'The price of this order is no longer published. To pay for it, contact us and give its reference.',

  seeConfirmation: 'See my confirmation',
  seePayment: 'See my payment',
  confirmed: 'This order is confirmed: you have nothing to pay.',
  paid: 'This order is paid: you have nothing more to pay.',
  print: 'Print the summary',
};
