import { words } from './words.fr';
import type { AccountUpdateError } from '../../../domain/account/accountUpdate';
import { emailMessages } from '../../forms/fields/emailMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const accountUpdateMessages: ErrorMessages<AccountUpdateError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'accountUpdate/nothing': () => words.nothing,
};
