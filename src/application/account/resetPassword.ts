import type { PasswordReset } from '../../domain/account/passwordReset';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Replaces a lost password, or sets the first one, with the token of a mailed link (P4.28, P4.29, P7.11). */
export const resetPassword = createUseCase<PasswordReset, Saved>(
  'account/resetPassword',
  (reset, ports) => ports.accounts.resetPassword(reset),
  { isPublic: true },
);
