import type { SignUp } from '../../domain/signUp';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Opens a free account, which its e-mail has to confirm (P7.8, P8.17). The form says itself why it was refused. */
export const signUp = createUseCase<SignUp, Saved>(
  'account/signUp',
  (account, ports) => ports.accounts.signUp(account),
  {
    noticeOfSuccess: ({ sentence }) => ({ kind: 'account/signed-up', sentence }),
    isPublic: true,
  },
);
