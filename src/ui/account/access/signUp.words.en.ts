import type { Words } from './signUp.words.fr';

export const words: Words = {
  lead: 'A free account, to get refunds for free-ramp tickets. Already a subscriber? Use the [first sign-in] instead.',
  password: 'Password',
  submit: 'Sign up',
  haveAccount: 'I already have an account',
  incomplete: 'Please fill in all fields.',
  whatNext: 'Open the link in it to activate your account, then sign in.',
  failures: {
    'signUp/lastname-missing': () => 'Enter your last name.',
    'signUp/firstname-missing': () => 'Enter your first name.',
  },
};
