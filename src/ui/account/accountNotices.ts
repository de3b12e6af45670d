import type { AccountNotice } from '../../application/account/AccountNotice';
import type { ErrorMessages } from '../messages/messageFor';

/** The sentences of the toasts about accounts (P8.17). */
export const accountNotices: ErrorMessages<AccountNotice> = {
  'account/signed-up': ({ sentence }) => sentence ?? 'Un e-mail de confirmation vous a été envoyé.',
  'account/updated': ({ sentence }) => sentence ?? 'Votre compte est à jour.',
  'account/activated': ({ sentence }) => sentence ?? 'Votre compte est activé.',
  'account/signed-in-elsewhere': () => 'Vous vous êtes connecté dans un autre onglet.',
  'account/signed-out-elsewhere': () =>
    'Votre session a pris fin dans un autre onglet. Reconnectez-vous pour continuer.',
  'account/changed-elsewhere': () =>
    'Vous avez ouvert un autre compte dans un autre onglet\u202f: cette page est maintenant celle de ce compte.',
};
