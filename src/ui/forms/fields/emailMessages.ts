import type { EmailError } from '../../../domain/basis/email';
import type { ErrorMessages } from '../../messages/messageFor';

export const emailMessages: ErrorMessages<EmailError> = {
  'email/missing': () => 'Saisissez votre adresse e-mail.',
  'email/invalid': () => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.',
};
