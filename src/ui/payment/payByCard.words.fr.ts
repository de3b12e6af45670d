import type { Cents } from '../../domain/basis/money';
import { formatEuros } from '../words/format.fr';

/** The button to the bank's page, and what to do when that page does not open (M9.7). */
export const words = {
  pay: (amount: Cents): string => `Payer ${formatEuros(amount)}`,
  opening: 'Ouverture…',
  notOpened: (phone: string, reference: string, amount: Cents): string =>
    `La page de paiement n'a pas pu s'ouvrir\u202f: rien n'a été envoyé à la banque cette fois. Réessayez\u202f: nous vérifions d'abord que rien n'est déjà payé. Ou appelez le [${phone}] en indiquant la référence ${reference} et le montant affiché, ${formatEuros(amount)}.`,
  otherDebt: (phone: string, reference: string, isOfLink: boolean): string =>
    `Cette somme est peut-être déjà payée, ou son montant a changé\u202f: la page de paiement reste fermée. ${isOfLink ? "Retournez dans l'application" : 'Rechargez la page'} pour voir ce qui reste dû, ou appelez le [${phone}] en indiquant la référence ${reference}.`,
};

export type Words = typeof words;
