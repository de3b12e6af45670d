import { ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { findAccount } from './accounts.ts';

const questions = 'checkEmail';

/**
 * True when an account has this e-mail (P7.13, P4.2). Every call counts as an attempt: the answer
 * itself reveals whether an account exists.
 */
export const checkEmail: OpenHandler<'checkEmail'> = ({ body: { email } }, { store, attempts }) => {
  if (attempts.areTooMany(questions)) return tooMany();
  attempts.countWrong(questions);
  return ok(findAccount(store, email) !== undefined);
};
