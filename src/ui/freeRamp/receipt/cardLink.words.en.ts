import type { Words } from './cardLink.words.fr';

export const words: Words = {
  incomplete: 'Please fill in all fields.',
  card: 'The card',
  submit: 'Link the card',
  seeTickets: 'See your tickets',
  why: {
    title: 'Why these digits?',
    ends: 'The beginning and the end of the number are enough: your ticket shows no other digits.',
    middle:
      'We never ask for the six digits in the middle: without them, nobody can pay with your card.',
  },
  failures: {
    'plate/missing': () => 'Enter the number plate of the vehicle.',
    'plate/invalid': () => 'Enter one number plate only, in letters and digits.',
    'card/firstDigits-missing': () => 'Enter the first 6 digits of the card.',
    'card/firstDigits-invalid': () => 'Enter exactly 6 digits, from the beginning of the card.',
    'card/lastDigits-missing': () => 'Enter the last 4 digits of the card.',
    'card/lastDigits-invalid': () => 'Enter exactly 4 digits, from the end of the card.',
  },
};
