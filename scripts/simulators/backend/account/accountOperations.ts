import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { activateAccount } from './activateAccount.ts';
import { changePassword } from './changePassword.ts';
import { checkEmail } from './checkEmail.ts';
import { linkContract } from './linkContract.ts';
import { openFirstConnection } from './openFirstConnection.ts';
import { requestDeletion } from './requestDeletion.ts';
import { resetLostPassword } from './resetLostPassword.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { updateAccount } from './updateAccount.ts';

export const openAccountOperations = {
  signIn,
  signUp,
  activateAccount,
  updateAccount,
  resetLostPassword,
  openFirstConnection,
  checkEmail,
} satisfies OpenOperations;

export const securedAccountOperations = {
  changePassword,
  linkContract,
  requestDeletion,
} satisfies SecuredOperations;
