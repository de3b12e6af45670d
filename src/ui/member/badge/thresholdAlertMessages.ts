import type { ThresholdAlertError } from '../../../domain/badge/thresholdAlert';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** Those of M5.19 and M5.20 are quoted. */
export const thresholdAlertMessages: ErrorMessages<ThresholdAlertError> = {
  ...emailMessages,
  'thresholdAlert/count-missing': () => "Saisissez le nombre de trajets qui déclenche l'alerte.",
  'thresholdAlert/count-not-whole': () => 'Saisissez un nombre entier, par exemple 50.',
  'thresholdAlert/count-zero': () =>
    "Saisissez un nombre d'au moins 1, ou désactivez l'alerte pour ne rien recevoir.",
  'thresholdAlert/email-too-short': () => "L'adresse email fournie est vide ou trop courte.",
  'thresholdAlert/period-missing': () => "Veuillez sélectionner une période d'alerte.",
};
