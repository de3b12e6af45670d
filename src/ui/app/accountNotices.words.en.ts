import type { Words } from './accountNotices.words.fr';
import { operatorSays } from '../words/operatorText.en';

export const words: Words = {
  'account/signed-up': ({ sentence }) =>
    operatorSays(sentence, 'We have sent you a confirmation email.'),
  'account/updated': ({ sentence }) => operatorSays(sentence, 'Your account is up to date.'),
  'account/activated': ({ sentence }) => operatorSays(sentence, 'Your account is active.'),
  'account/signed-in-elsewhere': () => 'You have signed in from another tab.',
  'account/signed-out-elsewhere': () =>
    'Your session ended in another tab. Sign in again to continue.',
  'account/changed-elsewhere': () =>
    'You opened another account in another tab. This page now belongs to that account.',
};
