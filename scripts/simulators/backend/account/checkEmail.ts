import { ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { findAccount } from './accounts.ts';

const questions = 'checkEmail';

/** True when an account has the e-mail (P7.13, P4.2). No question is wrong here, so each of them counts. */
export const checkEmail: OpenHandler<'checkEmail'> = ({ body: { email } }, { store, attempts }) => {
  if (attempts.areTooMany(questions)) return tooMany();
  attempts.wrong(questions);
  return ok(findAccount(store, email) !== undefined);
};
