import { createUseCase } from '../kernel/createUseCase';
import { isAnswerLost } from '../kernel/ServiceError';
import { noticesOfSave } from './noticesOfSave';
import type { Saved } from '../kernel/Saved';
import type { PasswordChange } from '../ports/subscriber/SubscriberGateway';

/** Replaces the subscriber's password (M1.6, M7.14). */
export const changePassword = createUseCase<PasswordChange, Saved>(
  'member/changePassword',
  (change, ports) => ports.subscribers.changePassword(change),
  {
    ...noticesOfSave('password'),
    noticeOfFailure: (failure) =>
      isAnswerLost(failure) ? { kind: 'member/password-unanswered', cause: failure } : failure,
  },
);
