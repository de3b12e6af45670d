import type { ContactError } from '../../../domain/contact/contactMessage';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** The first is quoted (P5.15), the second is written like it. */
const FIRST_DIGITS =
  'Veuillez vérifier que vous avez bien renseigner les 6 premiers chiffres de votre carte bleue.';
const LAST_DIGITS =
  'Veuillez vérifier que vous avez bien renseigner les 4 derniers chiffres de votre carte bleue.';

/** Those of P5.13 and P5.15 are quoted. */
export const contactMessages: ErrorMessages<ContactError> = {
  ...emailMessages,
  'contactSubject/missing': () => 'Veuillez sélectionner un sujet.',
  'passageDay/missing': () => 'Saisissez la date du passage, même approximative.',
  'passageDay/invalid': () => 'Saisissez une date qui existe, par exemple 09/11/2026.',
  'passageDay/in-future': () => "La date du passage ne peut pas être après aujourd'hui.",
  'contactRoute/missing': () => 'Choisissez le trajet effectué.',
  'plate/missing': () => "Saisissez la plaque d'immatriculation du véhicule.",
  'plate/invalid': () => 'La plaque ne comporte que des lettres et des chiffres.',
  'contact/method-missing': () => 'Choisissez le moyen de paiement utilisé au péage.',
  'card/firstDigits-missing': () => FIRST_DIGITS,
  'card/firstDigits-invalid': () => FIRST_DIGITS,
  'card/lastDigits-missing': () => LAST_DIGITS,
  'card/lastDigits-invalid': () => LAST_DIGITS,
  'contact/name-missing': () => 'Saisissez votre nom.',
  'contact/text-missing': () => 'Écrivez votre message.',
};
