import type { Words } from './words.fr';

export const words: Words = {
  show: 'Show the password',
  hide: 'Hide the password',
  confirmation: 'Confirm the password',
  rules: 'The password must:',
  lines: {
    uppercase: 'Contain at least 1 capital letter',
    lowercase: 'Contain at least 1 small letter',
    digit: 'Contain at least 1 digit',
    length: 'Be at least 8 characters long',
    confirmation: 'Be the same as its confirmation',
  },
  advice: '(recommended)',
  holds: '(done)',
  isOpen: '(to do)',
  ruleFailures: {
    'password/uppercase': () => 'The password must contain at least one capital letter.',
    'password/lowercase': () => 'The password must contain at least one small letter.',
    'password/digit': () => 'The password must contain at least one digit.',
    'password/length': () => 'The password must contain at least 8 characters.',
    'password/confirmation': () => 'The passwords do not match.',
  },
  missingFailures: {
    'newPassword/missing': () => 'Choose a password.',
    'newPassword/confirmation-missing': () => 'Enter the password a second time.',
  },
};
