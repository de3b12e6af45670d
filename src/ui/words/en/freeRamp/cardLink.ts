import type { Words } from '../../fr/freeRamp/cardLink';

export const words: Words = {
  incomplete: 'Please fill in all fields.',
  card: 'The card',
  submit: 'Link the card',
  seeTickets: 'See your tickets',
  why: {
    title: 'Why these digits',
    ends: 'The beginning and the end of the card number are enough: the ticket of the lane shows them.',
    middle: 'We never ask for the six digits in the middle: nobody can pay with the others.',
  },
  failures: {
    'plate/missing': () => 'Enter the number plate of the vehicle.',
    'plate/invalid': () => 'A number plate has only letters and digits.',
    'card/firstDigits-missing': () => 'Enter the first 6 digits of the card.',
    'card/firstDigits-invalid': () => 'Enter exactly 6 digits, from the beginning of the card.',
    'card/lastDigits-missing': () => 'Enter the last 4 digits of the card.',
    'card/lastDigits-invalid': () => 'Enter exactly 4 digits, from the end of the card.',
  },
};
