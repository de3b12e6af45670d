import type { Words } from './lostPassword.words.fr';

export const words: Words = {
  lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
  submit: 'Send',
  backToSignIn: 'Back to sign-in',
  whatNext: 'Open the link in it to choose a new password.',
};
