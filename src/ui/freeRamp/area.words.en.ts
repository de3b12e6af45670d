import type { Words } from './area.words.fr';

export const words: Words = {
  visitor: 'You are not signed in.',
  menu: {
    home: 'Home',
    member: 'Subscriber area',
    signOut: 'Sign out',
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
  prompt: {
    title: 'With a free account',
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
  closed: {
    title: 'This area is not open for your account',
    holder: (email) =>
      `Hello [${email}]. You are signed in, but the free-ramp area is not open for this account.`,
    whatToDo:
      'To have it opened, contact us and give this email address. Until then, you can request the refund of a ticket and download its receipt.',
    contact: 'Contact us',
    chooser: 'My account',
  },
  selection: 'Selection',
  selectAll: 'Select all',
};
