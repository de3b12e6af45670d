import type { PassagePeriodError } from '../../../../domain/passage/passagePeriod';
import type { ErrorMessages } from '../../../messages/messageFor';

/** How to correct each error of a typed period. */
export const periodMessages: ErrorMessages<PassagePeriodError> = {
  'passagePeriod/unreadable': () => 'Saisissez deux dates, par exemple 01/03/2026 – 31/03/2026.',
  'passagePeriod/reversed': () => 'La première date doit précéder la seconde.',
  'passagePeriod/too-old': () =>
    'Seuls les 18 derniers mois sont consultables\u202f: choisissez une première date plus récente.',
  'passagePeriod/in-future': () => "La période ne peut pas dépasser aujourd'hui.",
};
