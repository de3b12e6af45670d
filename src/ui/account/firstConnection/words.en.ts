import type { Words } from './words.fr';
import { operatorSays } from '../../words/operatorText.en';

export const words: Words = {
  lead: 'Are you a subscriber without online access? Enter the email address of your contract. We will send you a link to choose your password.',
  submit: 'Continue',
  havePassword: 'I already have a password',
  whatNext: 'Open the link in it to choose your password.',
  contract: {
    title: 'Your contract',
    email: (email) => `Email address: [${email}]`,
    lead: 'Tell us which contract it is: the name and the number are on your invoices.',
  },
  unknownEmail: (sentence) =>
    operatorSays(sentence, 'This email address is not linked to any contract.'),
  failures: {
    'account/mail-not-sent': ({ message }) =>
      operatorSays(message, 'The email could not be sent. Try again in a few minutes.'),
  },
};
