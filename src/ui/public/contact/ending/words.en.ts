import type { Words } from './words.fr';
import { formatDateTime } from '../../../words/format.en';

export const words: Words = {
  kinds: {
    cancellation: {
      lead: 'Online, free of charge and without an account: fill in the form, check it, then send the cancellation.',
      confirm: 'Send the cancellation',
      contract: 'Contract number',
      contractHint: 'It is on your invoices and in your subscriber area.',
      sent: 'Cancellation sent',
      check: 'You check your request before you send it.',
      next: [
        'Our team confirms by email that it has received your cancellation, when the contract ends and what this changes.',
        'Keep your tags until then: our team tells you how to return them.',
      ],
      conditions: 'The conditions (notice period, deposit) are in the [terms of sale].',
    },
    withdrawal: {
      lead: 'Did you conclude your contract online less than 14 days ago? You can withdraw from it without giving a reason.',
      confirm: 'Confirm the withdrawal',
      contract: 'Contract or order number',
      contractHint: 'The reference of your order begins with CDW.',
      sent: 'Withdrawal sent',
      check: 'You check your request before you confirm it.',
      next: [
        'Our team acknowledges it by email, with its content, date and time.',
        'Our team then tells you how what you have paid is refunded.',
      ],
      conditions: 'The [terms of sale] describe the deposit and the refunds.',
    },
  },

  name: 'Surname and first name, or company name',
  emailHint: 'Our team confirms to this address that it has received your request.',
  day: 'Date on which the contract should end',
  dayHint: 'Without a date: as soon as possible.',
  note: 'Further details',
  noteHint: 'For example a legitimate reason.',
  check: 'Check my request',
  errors: {
    'ending/name-missing': () => 'Enter your name.',
    'ending/contract-missing': () => 'Enter the number of your contract.',
    'ending/day-invalid': () =>
      'Enter a date that exists: day, month and year, for example 31/12/2026.',
    'ending/day-past': () => 'The date cannot be before today.',
  },

  summary: 'Check your request',
  change: 'Change',
  sending: 'Sending…',
  sent: 'Sent',
  notSent:
    'Your request was not sent. We have kept what you filled in: try again later, or call us.',
  maybeSent:
    'We do not know whether we have received your request. We have kept what you filled in: send it again later.',
  facts: {
    name: 'Name',
    email: 'Email address',
    day: 'Date requested',
    note: 'Further details',
  },
  asSoonAsPossible: 'As soon as possible',
  sentAt: (at, email) =>
    `Sent on ${formatDateTime(at)}. Our team acknowledges it at [${email}]. Print this page to keep it.`,
  print: 'Print',

  whatNext: 'What happens next',
  tooLate: 'Is it more than 14 days ago? [Cancel your contract].',
  otherWays: 'Other ways to contact us',
};
