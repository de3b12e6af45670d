import type { Email } from '../../domain/basis/email';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Requests the mail with the link that replaces a lost password (P4.29, P7.11). */
export const askForNewPassword = createUseCase<Email, Saved>(
  'account/askForNewPassword',
  (email, ports) => ports.accounts.askForNewPassword(email),
  { isPublic: true },
);
