import type { Words } from './refundDetails.words.fr';

const bicMisfit = (): string => 'Your BIC is not in the right format.';

export const words: Words = {
  title: 'Your details',
  amount: (euros) => `You will receive [${euros}].`,
  incomplete: 'Please fill in all fields.',
  person: 'You',
  emailHint: 'To keep you informed about your request.',
  holder: (email) => `Your request is made in the name of your account, [${email}].`,
  account: 'The bank account for the refund',
  iban: 'IBAN',
  ibanHint: '27 characters, with or without spaces.',
  submit: 'Send',
  sending: 'Sending…',
  back: 'Back to the ticket',
  trust: {
    title: 'Why we ask for your IBAN',
    purpose: (operator) =>
      `${operator} asks for this IBAN for this refund, and for nothing else. It is sent encrypted.`,
    rib: 'The IBAN and the BIC are on the bank details slip (RIB) of your account, which must be French.',
    doubt: (phone) => `In doubt? Call us on [${phone}] before you answer.`,
  },
  failures: {
    'email/invalid': () => 'Your email address is not valid.',
    'lastname/missing': () => 'Enter your last name.',
    'firstname/missing': () => 'Enter your first name.',
    'iban/missing': () => 'Enter the IBAN of the bank account for the refund.',
    'iban/invalid': () => 'Your IBAN is not valid.',
    'iban/not-french': () => 'Your IBAN is not French. Please contact us to get your refund.',
    'bic/missing': () => 'Enter the BIC of your bank.',
    'bic/too-short': bicMisfit,
    'bic/invalid': bicMisfit,
  },
};
