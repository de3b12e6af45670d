import type { AccountNotice } from '../../application/account/AccountNotice';
import type { ErrorMessages } from '../messages/messageFor';
import { operatorSays } from '../words/operatorText.fr';

/** The toasts about accounts (P8.17). */
export const words = {
  'account/signed-up': ({ sentence }) =>
    operatorSays(sentence, 'Un e-mail de confirmation vous a été envoyé.'),
  'account/updated': ({ sentence }) => operatorSays(sentence, 'Votre compte est à jour.'),
  'account/activated': ({ sentence }) => operatorSays(sentence, 'Votre compte est activé.'),
  'account/signed-in-elsewhere': () => 'Vous vous êtes connecté dans un autre onglet.',
  'account/signed-out-elsewhere': () =>
    'Votre session a pris fin dans un autre onglet. Reconnectez-vous pour continuer.',
  'account/changed-elsewhere': () =>
    'Vous avez ouvert un autre compte dans un autre onglet\u202f: cette page est maintenant celle de ce compte.',
} satisfies ErrorMessages<AccountNotice>;

export type Words = typeof words;
