import type { Cents } from '../../../domain/basis/money';
import { formatEuros } from '../../words/format.fr';

/** Step 7 of the purchase. */
export const words = {
  reference: 'Référence de la commande',
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
  onBankPage: 'Par carte, sur la page sécurisée de notre banque.',
  check: 'Vérifier le paiement',
  checking: 'Vérification…',
  checked: 'Vérifié',
  unknown:
    'Nous ne savons pas si cette commande est déjà payée. Vérifiez avant de payer. Si la vérification échoue encore, [contactez-nous].',
  unpriced:
    "Le prix de cette commande n'est plus publié. Si elle reste à payer, [contactez-nous] en indiquant sa référence.",
  priceChanged: (total: Cents): string =>
    `Le prix de cette offre a changé depuis votre commande\u202f: vous payez celui de votre commande, ${formatEuros(total)}.`,

  /** No call tells it (P2.20). */
  perhapsUnsigned:
    "Votre contrat s'ouvre dès qu'il est signé. Si vous ne l'avez pas encore signé, [signez-le].",
  sign: 'Signer mon contrat',
  seeConfirmation: 'Voir ma confirmation',
  seePayment: 'Voir mon paiement',
  confirmed: "Cette commande est validée\u202f: vous n'avez rien à régler.",
  paid: "Cette commande est payée\u202f: vous n'avez plus rien à régler.",
  print: 'Imprimer le récapitulatif',
};

export type Words = typeof words;
