import type { Cents } from '../../../domain/basis/money';
import { formatEuros } from '../../words/format.fr';

/** The page of the offers. */
export const words = {
  description:
    'Badge de télépéage\u202f: dépôt de garantie, chargement initial, rechargement automatique et livraison de chaque offre.',
  lead: 'Un badge sur le pare-brise, et la barrière se lève toute seule. Voici ce que vous payez pour démarrer.',
  none: "Aucune offre n'est ouverte en ligne pour le moment. Nous vous renseignons par téléphone ou par e-mail.",
  unknown: 'Les prix ne peuvent pas être affichés pour le moment.',
  customer: 'Vous êtes',
  individual: 'Un particulier',
  company: 'Un professionnel',
  easiest: 'Le plus simple pour commencer',
  /** The brackets are for screen readers. */
  more: (offer: string): string => `En savoir plus [sur ${offer}]`,
  note: 'Prix pour un badge retiré à notre consigne, ouverte jour et nuit. Ensuite, vous ne payez que vos trajets.',
  noteWithDelivery: (price: Cents): string =>
    `Prix pour un badge retiré à notre consigne, ouverte jour et nuit. Livraison à votre adresse\u202f: ${formatEuros(price)} de plus. Ensuite, vous ne payez que vos trajets.`,
  question: 'Une question\u202f? [Les réponses sur les abonnements]',

  how: "Comment s'abonner",
  steps: [
    {
      title: 'Préparez vos documents',
      text: "Un IBAN français et son RIB, en photo ou en PDF. Un professionnel ajoute son Kbis, un particulier qui choisit l'offre spéciale les deux côtés de sa carte d'identité.",
    },
    {
      title: 'Remplissez votre commande',
      text: "Vos coordonnées, le nombre de badges et leur livraison. Le total s'affiche au fur et à mesure.",
    },
    {
      title: 'Signez et payez en ligne',
      text: 'Vous relisez le contrat avant de le signer, puis réglez le dépôt et le premier chargement par carte.',
    },
  ],
};

export type Words = typeof words;
