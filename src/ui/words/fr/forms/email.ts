import type { EmailError } from '../../../../domain/basis/email';
import type { ErrorMessages } from '../../../messages/messageFor';

/** The field of an e-mail address. */
export const words = {
  label: 'Adresse e-mail',
  failures: {
    'email/missing': () => 'Saisissez votre adresse e-mail.',
    'email/invalid': () => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.',
  } satisfies ErrorMessages<EmailError>,
};

export type Words = typeof words;
