import type { SignUp } from '../../domain/account/signUp';
import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';

/** Creates a free account, which is confirmed by e-mail (P7.8, P8.17). The form itself shows an error. */
export const signUp = createUseCase<SignUp, Saved>(
  'account/signUp',
  (account, ports) => ports.accounts.signUp(account),
  {
    noticeOfSuccess: ({ sentence }) => ({ kind: 'account/signed-up', sentence }),
    isPublic: true,
  },
);
