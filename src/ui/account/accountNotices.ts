import type { AccountNotice } from '../../application/account/AccountNotice';
import type { ErrorMessages } from '../messages/messageFor';

/** The sentences of the toasts of the accounts (P8.17). */
export const accountNotices: ErrorMessages<AccountNotice> = {
  'account/signed-up': ({ sentence }) => sentence ?? 'Un e-mail de confirmation vous a été envoyé.',
  'account/activated': ({ sentence }) => sentence ?? 'Votre compte est activé.',
};
