import type { CardLinkError } from '../../../../domain/freeRamp/ticketCard';
import type { ErrorMessages } from '../../../messages/messageFor';

/** The link of a card to a number plate. */
export const words = {
  incomplete: 'Veuillez remplir tous les champs.',
  card: 'La carte',
  submit: 'Associer',
  seeTickets: 'Voir vos tickets',
  why: {
    title: 'Pourquoi ces chiffres',
    ends: "Le début et la fin du numéro de la carte suffisent\u202f: c'est ce qu'imprime le ticket de la voie.",
    middle:
      'Les six chiffres du milieu ne vous sont jamais demandés\u202f: personne ne peut payer avec le reste.',
  },
  failures: {
    'plate/missing': () => "Saisissez la plaque d'immatriculation du véhicule.",
    'plate/invalid': () => 'La plaque ne comporte que des lettres et des chiffres.',
    'card/firstDigits-missing': () => 'Saisissez les 6 premiers chiffres de la carte.',
    'card/firstDigits-invalid': () => 'Saisissez exactement 6 chiffres, ceux du début de la carte.',
    'card/lastDigits-missing': () => 'Saisissez les 4 derniers chiffres de la carte.',
    'card/lastDigits-invalid': () => 'Saisissez exactement 4 chiffres, ceux de la fin de la carte.',
  } satisfies ErrorMessages<CardLinkError>,
};

export type Words = typeof words;
