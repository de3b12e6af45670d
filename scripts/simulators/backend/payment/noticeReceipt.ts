import type { Notice } from '../../../../generated/api.ts';
import { formatCents, toCents } from '../../rules/money.ts';
import { atParis } from '../../rules/parisTime.ts';
import type { Mail } from '../../world/mailbox.ts';

/** Names of the trips (P9.16). */
const trips: Readonly<Record<Notice['tripCode'], string>> = {
  1: 'Carénage - Prado',
  2: 'Prado - Carénage',
  3: 'Menpenti - Prado 2',
  4: 'Prado 2 - Menpenti',
  5: 'Carénage - Prado 2',
  6: 'Prado 2 - Carénage',
};

/** The receipt of a paid notice, as a mail (P4.10). */
export function receiptOf(notice: Notice): Omit<Mail, 'recipient'> {
  const { reference, numberplate, tripCode, passageDate, receivedAmount, paymentDate } = notice;
  const lines = [
    `Avis n° ${reference}, véhicule ${numberplate}`,
    `Passage du ${momentOf(passageDate.timestamp)}, ${trips[tripCode]}`,
    `Réglé par carte bancaire\u202f: ${formatCents(toCents(receivedAmount))}`,
    ...(paymentDate === null ? [] : [`Le ${momentOf(paymentDate.timestamp)}`]),
  ];
  return { subject: `Justificatif de paiement de l'avis ${reference}`, body: lines.join('\n') };
}

function momentOf(at: number): string {
  return atParis(at).toFormat("dd/MM/yyyy 'à' HH:mm");
}
