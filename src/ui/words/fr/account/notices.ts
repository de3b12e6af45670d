import type { AccountNotice } from '../../../../application/account/AccountNotice';
import type { ErrorMessages } from '../../../messages/messageFor';
import { operatorText } from '../operatorText';

/** The toasts about accounts (P8.17). */
export const words = {
  'account/signed-up': ({ sentence }) =>
    sentence === null ? 'Un e-mail de confirmation vous a été envoyé.' : operatorText(sentence),
  'account/updated': ({ sentence }) =>
    sentence === null ? 'Votre compte est à jour.' : operatorText(sentence),
  'account/activated': ({ sentence }) =>
    sentence === null ? 'Votre compte est activé.' : operatorText(sentence),
  'account/signed-in-elsewhere': () => 'Vous vous êtes connecté dans un autre onglet.',
  'account/signed-out-elsewhere': () =>
    'Votre session a pris fin dans un autre onglet. Reconnectez-vous pour continuer.',
  'account/changed-elsewhere': () =>
    'Vous avez ouvert un autre compte dans un autre onglet\u202f: cette page est maintenant celle de ce compte.',
} satisfies ErrorMessages<AccountNotice>;

export type Words = typeof words;
