import type { Words } from './flow.words.fr';
import { formatEuros } from '../words/format.en';

export const words: Words = {
  description:
    'Subscribe to a toll tag online, in seven steps, for yourself or for your company. You see the price from the first step.',
  preparation:
    'Seven steps, about five minutes. Have your IBAN and your bank details slip (RIB) to hand.',
  readingOrder: 'We are loading your order.',

  stepTitles: {
    choice: 'Choose your subscription',
    details: 'Your contact details',
    delivery: 'Your order',
    bank: 'Your bank details',
    terms: 'Terms of sale',
    contract: 'Your contract',
    summary: 'Summary of your order',
  },
  shortStepTitles: {
    choice: 'Subscription',
    details: 'Details',
    delivery: 'Order',
    bank: 'Bank',
    terms: 'Terms',
    contract: 'Contract',
    summary: 'Payment',
  },
  steps: 'Steps of the subscription',
  previous: 'Previous',
  next: 'Next',

  customers: {
    individual: 'A private individual',
    professional: 'A company',
  },
  perBadge: (price) => `${formatEuros(price)} per tag`,
  changeChoice: 'Change [my choice]',
  aside: 'Your subscription',
  priceOfOne: 'Price for one tag, until you choose how many (step 3).',

  orderState: 'State of the order',
  paid: 'Paid',
  validated: 'Confirmed',
  amountPaid: 'Amount paid',

  restart: 'Start again',
  losesAll: 'Deletes everything that you entered.',
  leavesOrder: 'For another subscription.',
  restartAll: 'Start again from the beginning',
  restartOther: 'Start another subscription',
  forgetsAll: 'Everything that you entered is deleted from this device.',
  forgetsOrder: (reference) =>
    `This device forgets the order ${reference}. We keep the order: note its reference to come back to it.`,

  bankAgain:
    'For your security, this device keeps neither your IBAN nor your documents. Add them again to continue.',
  completeStep: 'Complete this step to go on to the next one.',
  kept: (step) =>
    `We have kept what you entered on this device, for 7 days. [Continue with the step “${step}”]`,
  ordered: (reference, step) =>
    `Your order [${reference}] is placed: you can no longer change this step. [Go to the step “${step}”]`,
  orderedBefore:
    'We had already received your order. You see this first version, without your changes. To change it, [contact us] before you sign.',

  unknownOrder: {
    message:
      'We cannot find this order. Check the reference, CDW followed by 7 digits, in the address or in your email.',
    start: 'Start a subscription',
    contact: 'Contact us',
  },
  emailTaken: 'This email address already has an account. Your order will be linked to it.',
};
