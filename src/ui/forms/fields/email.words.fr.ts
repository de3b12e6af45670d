import type { EmailError } from '../../../domain/basis/email';
import type { ErrorMessages } from '../../messages/messageFor';

/** The field of an e-mail address. */
export const words = {
  label: 'Adresse e-mail',
  failures: {
    'email/missing': () => 'Saisissez votre adresse e-mail.',
    'email/invalid': () => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.',
    'email/accented': () => "Une adresse e-mail s'écrit sans accent.",
    'email/points': () =>
      "Vérifiez les points de l'adresse\u202f: pas au début, pas deux de suite, pas à côté de l'arobase.",
  } satisfies ErrorMessages<EmailError>,
};

export type Words = typeof words;
