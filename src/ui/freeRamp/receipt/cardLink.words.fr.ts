import type { CardLinkError } from '../../../domain/freeRamp/ticketCard';
import type { ErrorMessages } from '../../messages/messageFor';

/** The link of a card to a number plate. */
export const words = {
  incomplete: 'Veuillez remplir tous les champs.',
  card: 'La carte',
  submit: 'Associer',
  seeTickets: 'Voir vos tickets',
  why: {
    title: 'Pourquoi ces chiffres\u202f?',
    ends: 'Le début et la fin du numéro suffisent\u202f: ce sont les seuls imprimés sur votre ticket.',
    middle:
      'Nous ne demandons jamais les six chiffres du milieu\u202f: sans eux, personne ne peut payer avec votre carte.',
  },
  failures: {
    'plate/missing': () => "Saisissez la plaque d'immatriculation du véhicule.",
    'plate/invalid': () => 'Saisissez une seule plaque, en lettres et en chiffres.',
    'card/firstDigits-missing': () => 'Saisissez les 6 premiers chiffres de la carte.',
    'card/firstDigits-invalid': () => 'Saisissez exactement 6 chiffres, ceux du début de la carte.',
    'card/lastDigits-missing': () => 'Saisissez les 4 derniers chiffres de la carte.',
    'card/lastDigits-invalid': () => 'Saisissez exactement 4 chiffres, ceux de la fin de la carte.',
  } satisfies ErrorMessages<CardLinkError>,
};

export type Words = typeof words;
