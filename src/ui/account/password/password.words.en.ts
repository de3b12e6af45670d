import type { Words } from './password.words.fr';

export const words: Words = {
  title: 'New password',
  emailHint: 'The one where you received the link.',
  submit: 'Save the password',
  anotherLink: 'Request a new link',
  perhapsSaved: 'Your password may have been saved already: try to sign in with it first.',
  saved: 'Your password is saved.',
  whatNext: 'Sign in with your email address and this password.',
  signIn: 'Sign in',
  unequal: 'The two passwords are not the same.',
  lost: {
    lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send',
    backToSignIn: 'Back to sign-in',
    whatNext: 'Open the link in it to choose a new password.',
  },
};
