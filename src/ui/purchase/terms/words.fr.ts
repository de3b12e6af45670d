import type { NotSent } from '../../../application/purchase/placePurchase';
import type { ErrorMessages } from '../../messages/messageFor';

/** Step 5 of the purchase. */
export const words = {
  read: 'Lire les conditions générales de vente de votre offre',
  readOf: (plan: string): string =>
    `Lire les conditions générales de vente de l'offre «\u202f${plan}\u202f»`,
  acceptFirst: 'Acceptez les conditions générales de vente pour commander.',
  whatFollows:
    "En validant, vous enregistrez votre commande. Aux deux étapes suivantes, vous signez le contrat, puis vous payez\u202f: rien n'est prélevé avant.",
  order: 'Valider ma commande',
  ordering: 'Enregistrement…',
  ordered: 'Commande enregistrée',
  errors: {
    'purchase/not-sent': () =>
      "Votre commande n'est pas partie\u202f: il manque une information d'une étape précédente. Revenez en arrière pour la compléter.",
  } satisfies ErrorMessages<NotSent>,
  perhapsReceived:
    'Votre commande a peut-être été reçue. Votre saisie est gardée\u202f: validez à nouveau, elle repart sous le même identifiant pour ne pas être enregistrée deux fois.',
  kept: 'Votre saisie est gardée\u202f: revenez en arrière pour la corriger, ou [contactez-nous].',
};

export type Words = typeof words;
