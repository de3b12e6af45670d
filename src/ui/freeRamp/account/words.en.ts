import type { Words } from './words.fr';

export const words: Words = {
  holder: (email) => `You are signed in as ${email}.`,
  nextSignIn: (email) => `The next time you sign in, use [${email}].`,
  emailHint: (current) => `Current address: ${current}. You will sign in with the new one.`,
  password: 'New password',
  submit: 'Save',
  outcomes: { loading: 'Saving…', success: 'Saved' },
  guide: {
    title: 'What you can change',
    empty: 'Leave empty what does not change.',
  },
  perhapsSaved:
    'Your changes may have been saved already: the next time you sign in, try the new address and the new password first.',
  notAName: 'Enter this name with letters, or empty this field.',
  nothing: 'Nothing has changed: fill in at least one field.',
};
