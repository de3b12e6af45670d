import type { Words } from '../../fr/shell/shellTitles';

export const words: Words = {
  signIn: 'Sign in',
  signUp: 'Sign up',
  signOut: 'Sign out',
  chooser: 'My account',
  refundOfTicket: 'Request a refund',
};
