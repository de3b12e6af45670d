import type { AccountUpdate } from '../../domain/account/accountUpdate';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Changes the account of the session (P7.9). The form itself shows an error. */
export const updateAccount = createUseCase<AccountUpdate, Saved>(
  'account/update',
  (update, ports) => ports.accounts.update(update),
  {
    noticeOfSuccess: ({ sentence }) => ({ kind: 'account/updated', sentence }),
    isPublic: true,
  },
);
