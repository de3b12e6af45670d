import type { MailToken } from '../../domain/account/mailToken';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/**
 * Activates the account with the token of the mailed link (P7.10, P8.17). The page itself shows an error
 * (P8.7).
 */
export const activateAccount = createUseCase<MailToken, Saved>(
  'account/activate',
  (token, ports) => ports.accounts.activate(token),
  {
    noticeOfSuccess: ({ sentence }) => ({ kind: 'account/activated', sentence }),
    isPublic: true,
  },
);
