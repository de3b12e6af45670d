import type { AccountReload } from '../../../domain/ordering/subscriptionTariff';
import type { PurchaseIbanError } from '../../../domain/purchase/purchaseIban';
import type { ErrorMessages } from '../../messages/messageFor';
import { operatorHours } from '../../operator';
import { formatShortEuros } from '../../words/format.fr';

/** Step 4 of the purchase. */
export const words = {
  iban: 'IBAN',
  ibanHint: '27 caractères pour un compte français, avec ou sans espaces.',
  debitsReloads: (operator: string, { value, threshold }: AccountReload): string =>
    `${operator} prélèvera sur ce compte vos rechargements\u202f: ${formatShortEuros(value)} quand il reste moins de ${formatShortEuros(threshold)}. [Rien n'est prélevé aujourd'hui\u202f: votre commande se paie par carte.]`,
  debitsDebts: (operator: string): string =>
    `${operator} prélèvera sur ce compte ce que vous devrez. [Rien n'est prélevé aujourd'hui\u202f: votre commande se paie par carte.]`,
  notKept:
    "Votre IBAN et vos documents ne sont pas enregistrés sur cet appareil\u202f: ils s'effacent à la fin de votre visite.",
  whyDocuments:
    "Une photo nette de chaque document suffit. À l'étape 6, nous les transmettons à notre service de signature électronique pour établir votre contrat.",
  foreign: `Votre compte est à l'étranger\u202f? Notre service clients s'occupe de votre abonnement avec vous, par téléphone (${operatorHours.fr}) ou par message.`,
  writeAboutForeign: 'Écrire au service clients',
  foreignMessage:
    "Je souhaite m'abonner. Mon compte bancaire est à l'étranger\u202f: son IBAN n'est pas français.",
  noIban: 'Non renseigné',
  documentSent: 'Avec votre contrat',
  documentToSend: "Avec votre contrat, à l'étape 6",
  /** The first two are quoted (P5.8). */
  errors: {
    'iban/too-short': () => "L'IBAN fourni est trop court.",
    'iban/invalid': () => "L'IBAN fourni n'est pas valide.",
    'iban/foreign': () =>
      "Cet IBAN n'est pas français. Saisissez celui d'un compte français, ou contactez notre service clients.",
  } satisfies ErrorMessages<PurchaseIbanError>,
};

export type Words = typeof words;
