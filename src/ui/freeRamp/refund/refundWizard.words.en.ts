import type { Words } from './refundWizard.words.fr';

export const words: Words = {
  progress: 'Steps of the request',
  steps: {
    identifier: 'Identifier',
    ticket: 'Your ticket',
    confirmation: 'Confirmation',
    details: 'Your IBAN',
    sent: 'Sending',
  },
  search: {
    label: 'Identifier',
    // The ticket itself is in French.
    hint: 'The 20 digits printed on the ticket after “Identifiant”, with or without spaces.',
    submit: 'Search',
    searching: 'Searching…',
    failed: (cause) => `Something went wrong. Please try again. ${cause}`,
    help: 'Compare the 20 digits with those on the ticket, or [contact us].',
  },
  how: {
    title: 'How it works',
    paid: 'You paid in cash and left by the free ramp: the ticket from the toll shows an identifier.',
    search:
      'Enter it here: you will know at once whether the ticket can be refunded, and you can download its receipt.',
    iban: 'Then you only have to enter the IBAN of the bank account for the refund.',
    byCard: 'Did you pay by bank card? [Here is what to do].',
  },
  identifierFailures: {
    'refund/identifier-format': () => 'The identifier must have 20 digits.',
  },
  ticket: {
    title: 'Your ticket',
    another: 'Enter another identifier',
    identifier: 'Identifier',
    at: 'Date of the ticket',
    trip: 'Trip',
    toll: 'Toll',
    paid: 'Amount paid',
    refundedAt: 'Date of the refund',
    amount: 'Amount of the refund',
  },
  statuses: {
    handedOutAtLane:
      'The receipt of this ticket was handed to you at the toll: it is not available online. If you do not have it, [contact us].',
    notRefundable: 'This ticket cannot be refunded.',
    refunded: 'This ticket has already been refunded.',
    claimed:
      'The refund of this ticket is already requested. The date of the bank transfer is not known yet.',
    refundable: 'This ticket can be refunded.',
  },
  next: {
    start: 'Get the refund',
    visitorNeeds: 'You need the IBAN of a French bank account. You do not need to sign up.',
    holderNeeds:
      'You need the IBAN of a French bank account. We already have your name and your email address.',
    addIban: 'You will first add the IBAN for your refund, and then come back to this request.',
    savedIban: 'We will transfer it to the saved IBAN.',
    inOtherAccount:
      'This ticket can be refunded, but it is not in your account. It may be in another one. [Contact us].',
    accountUnread: 'This ticket can be refunded, but we could not read your account.',
    ibanUnread: 'We could not read the saved IBAN.',
  },
  sent: {
    title: 'Request sent',
    keep: 'Keep the receipt: it shows the identifier of the ticket.',
    noReceipt:
      'Something went wrong. Your request is recorded, but its receipt could not be prepared: download it to try again.',
  },
};
