import type { CardLinkError } from '../../../domain/freeRamp/ticketCard';
import type { ErrorMessages } from '../../messages/messageFor';

export const cardLinkMessages: ErrorMessages<CardLinkError> = {
  'plate/missing': () => "Saisissez la plaque d'immatriculation du véhicule.",
  'plate/invalid': () => 'La plaque ne comporte que des lettres et des chiffres.',
  'card/firstDigits-missing': () => 'Saisissez les 6 premiers chiffres de la carte.',
  'card/firstDigits-invalid': () => 'Saisissez exactement 6 chiffres, ceux du début de la carte.',
  'card/lastDigits-missing': () => 'Saisissez les 4 derniers chiffres de la carte.',
  'card/lastDigits-invalid': () => 'Saisissez exactement 4 chiffres, ceux de la fin de la carte.',
};
