import type { Notice } from '../../../../generated/api.ts';
import { formatCents, toCents } from '../../rules/money.ts';
import { atParis } from '../../rules/parisTime.ts';
import type { InLanguages, Language } from '../../world/language.ts';
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

/** The words of a receipt. */
const words: InLanguages<{
  readonly subject: (reference: string) => string;
  readonly facts: readonly [notice: string, plate: string, passage: string, paid: string];
  readonly paid: (amount: string) => string;
  /** As Luxon writes a moment. */
  readonly moment: string;
}> = {
  fr: {
    subject: (reference) => `Justificatif de paiement de l'avis ${reference}`,
    facts: ['Avis', 'Véhicule', 'Passage', 'Réglé le'],
    paid: (amount) => `Réglé par carte bancaire\u202f: ${amount}`,
    moment: "dd/MM/yyyy 'à' HH:mm",
  },
  en: {
    subject: (reference) => `Proof of payment of notice ${reference}`,
    facts: ['Notice', 'Vehicle', 'Trip', 'Paid on'],
    paid: (amount) => `Paid by card: ${amount}`,
    moment: "dd/MM/yyyy 'at' HH:mm",
  },
};

/** The receipt of a paid notice, as a mail (P4.10). */
export function receiptOf(notice: Notice, language: Language): Omit<Mail, 'recipient'> {
  const { reference, numberplate, tripCode, passageDate, receivedAmount, paymentDate } = notice;
  const { subject, facts: names, paid, moment } = words[language];
  const momentOf = (at: number): string => atParis(at).toFormat(moment);
  const amount = formatCents(toCents(receivedAmount));
  const [noticeName, plateName, passageName, paidName] = names;
  const facts = [
    [noticeName, reference],
    [plateName, numberplate],
    [passageName, `${momentOf(passageDate.timestamp)}, ${trips[tripCode]}`],
    ...(paymentDate === null ? [] : [[paidName, momentOf(paymentDate.timestamp)] as const]),
  ] as const;
  const lines = [paid(amount), ...facts.map(([name, value]) => `${name}\u202f: ${value}`)];
  return { language, subject: subject(reference), body: lines.join('\n'), amount, facts };
}
