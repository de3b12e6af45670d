import type { Words } from '../../fr/account/notices';
import { operatorText } from '../operatorText';

export const words: Words = {
  'account/signed-up': ({ sentence }) =>
    sentence === null ? 'We have sent you a confirmation email.' : operatorText(sentence),
  'account/updated': ({ sentence }) =>
    sentence === null ? 'Your account is up to date.' : operatorText(sentence),
  'account/activated': ({ sentence }) =>
    sentence === null ? 'Your account is active.' : operatorText(sentence),
  'account/signed-in-elsewhere': () => 'You have signed in from another tab.',
  'account/signed-out-elsewhere': () =>
    'Your session ended in another tab. Sign in again to continue.',
  'account/changed-elsewhere': () =>
    'You opened another account in another tab. This page now belongs to that account.',
};
