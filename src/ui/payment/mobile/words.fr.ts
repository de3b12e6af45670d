import type { MobileParameter } from '../../../domain/payment/mobilePayment';

/** A payment that the mobile application requests by a link. */
export const words = {
  check:
    'Ces informations viennent du lien que vous avez ouvert. Vérifiez-les avant de payer\u202f: si vous ne les reconnaissez pas, ne payez pas et contactez-nous.',
  amount: 'Montant à payer',
  reference: 'Référence',
  subject: 'Objet indiqué par le lien',
  email: 'Adresse e-mail',
  address: 'Adresse',
  how: 'Comment ça se passe',
  onBankPage:
    'Vous payez par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.',
  cardUnknown: 'Nous ne voyons pas le numéro de votre carte et ne le gardons pas.',
  question: 'Une question\u202f?',

  unusable:
    "Ce lien de paiement est incomplet ou n'est pas valable\u202f: rien n'a été payé depuis cette page.",
  unreadable: "Nous n'avons pas pu y lire\u202f:",
  parameters: {
    amount: 'le montant',
    reference: 'la référence',
    desc: "l'objet du paiement",
    email: "l'adresse e-mail",
    address: "l'adresse",
    zip: 'le code postal',
    city: 'la ville',
  } satisfies Record<MobileParameter, string>,
  startAgain:
    "Revenez à l'application et relancez le paiement. Si le problème persiste, prenez contact avec nos équipes.",
};

export type Words = typeof words;
