import type { Cents } from '../../../../domain/basis/money';
import { formatEuros } from '../format';

/** Step 7 of the purchase. */
export const words = {
  reference: 'Référence de la commande',
  amountPaid: 'Montant réglé',
  plan: 'Offre',
  badges: 'Badges',
  delivery: 'Mode de livraison',
  holder: 'Titulaire',
  company: 'Société',
  billing: 'Facturation',
  billingToCorrespondence: "À l'adresse de correspondance",
  email: 'Adresse e-mail',
  postalInvoices: 'Factures par courrier',
  yes: 'Oui',
  no: 'Non',
  iban: 'IBAN',
  noIban: 'Non renseigné',

  order: 'Valider ma commande',
  nothingToPay: "Rien n'est à payer pour cette commande.",
  onBankPage: (amount: Cents): string =>
    `Vous payez ${formatEuros(amount)} par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.`,
  check: 'Vérifier le paiement',
  checking: 'Vérification…',
  checked: 'Vérifié',
  unknown:
    "Nous n'avons pas pu vérifier si cette commande est déjà payée. Vérifiez-le avant de payer\u202f; si cela ne marche toujours pas, contactez-nous.",
  unpriced:
    "Le prix de cette commande n'est plus publié. Contactez-nous pour la régler, en indiquant sa référence.",

  seeConfirmation: 'Voir ma confirmation',
  seePayment: 'Voir mon paiement',
  confirmed: "Cette commande est validée\u202f: vous n'avez rien à régler.",
  paid: "Cette commande est payée\u202f: vous n'avez plus rien à régler.",
  print: 'Imprimer le récapitulatif',
};

export type Words = typeof words;
