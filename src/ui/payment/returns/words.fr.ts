import type { PublicPaymentType } from '../../../domain/payment/paidReference';

/** The result of a payment of the public site. */
export const words = {
  unproven:
    "Si vous venez de payer, ne payez pas une seconde fois\u202f: prenez d'abord contact avec nos équipes.",
  backHome: "Retour à l'accueil",

  done: {
    order: 'Votre commande est payée.',
    cnp: 'Votre avis est réglé.',
    invoice: 'Votre règlement est enregistré.',
    mobile: 'Votre règlement est enregistré.',
  } satisfies Record<PublicPaymentType | 'mobile', string>,
  freeOrderDone: 'Votre commande est validée.',
  steps: {
    notice: { title: "L'avis est réglé", text: 'Vous ne devez plus rien pour ce trajet.' },
    proof: {
      title: 'Le justificatif',
      text: "Si vous l'avez demandé, il vous parvient par e-mail.",
    },
    application: {
      title: "Revenez à l'application",
      text: 'Vous pouvez fermer cette page.',
    },
  },
  payAnother: 'Payer un autre avis',
  account: 'Espace client',
  sign: 'Signer mon contrat',
  createAccess: 'Créer mon accès',

  /** Quoted (P2.32, P8.16). */
  refusal: 'Votre paiement n’a pas été validé.',
  payOnline: 'Payer en ligne',
  backToOrder: 'Revenir à ma commande',
  retryInApplication: "Pour réessayer, relancez le paiement depuis l'application.",

  plate: {
    title: 'La prochaine fois',
    offer: (plate: string): string =>
      `Gardez la plaque [${plate}] sur cet appareil\u202f: elle vous sera proposée sur «\u202fPayer en ligne\u202f». Elle reste dans ce navigateur. À éviter sur un ordinateur partagé.`,
    kept: (plate: string): string =>
      `La plaque [${plate}] est gardée sur cet appareil\u202f: elle vous est proposée sur «\u202fPayer en ligne\u202f».`,
    forgotten: "Plus aucune plaque n'est gardée sur cet appareil.",
    keep: 'Garder ma plaque',
    forget: 'Effacer mes plaques',
  },
};

export type Words = typeof words;
