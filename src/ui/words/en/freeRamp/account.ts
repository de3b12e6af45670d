import type { Words } from '../../fr/freeRamp/account';

export const words: Words = {
  holder: (email) => `You are signed in as ${email}.`,
  nextSignIn: (email) => `The next time you sign in, use [${email}].`,
  emailHint: 'The new address, with which you will sign in.',
  password: 'New password',
  submit: 'Save',
  outcomes: { loading: 'Saving…', success: 'Saved' },
  guide: {
    title: 'What you can change',
    empty: 'Leave empty what does not change.',
    password: 'A new password signs out your other devices.',
  },
  nothing: 'Fill in at least what you want to change.',
};
