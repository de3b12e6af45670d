import type { MailToken } from '../../domain/mailToken';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Activates the account whose mailed link was followed (P7.10, P8.17). The page says itself why it was refused (P8.7). */
export const activateAccount = createUseCase<MailToken, Saved>(
  'account/activate',
  (token, ports) => ports.accounts.activate(token),
  {
    noticeOfSuccess: ({ sentence }) => ({ kind: 'account/activated', sentence }),
    isPublic: true,
  },
);
