import type { Saved } from '../../../application/kernel/Saved';
import type { FirstConnectionError } from '../../../application/ports/account/AccountGateway';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** The server's own sentence if it sent one (P8.8). */
export const firstConnectionMessages: ErrorMessages<FirstConnectionError> = {
  ...serviceMessages,
  'account/mail-not-sent': ({ message }) =>
    message ?? "L'e-mail n'a pas pu être envoyé. Réessayez dans quelques minutes.",
};

/** The sentence for an e-mail that no contract has. */
export function unknownEmail({ sentence }: Saved): string {
  return sentence ?? "Cette adresse e-mail n'est rattachée à aucun contrat.";
}
