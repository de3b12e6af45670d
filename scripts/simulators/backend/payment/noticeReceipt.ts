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
  readonly notice: (reference: string, numberplate: string) => string;
  readonly passage: (at: string, trip: string) => string;
  readonly paid: (amount: string) => string;
  readonly on: (at: string) => string;
  /** As Luxon writes a moment. */
  readonly moment: string;
}> = {
  fr: {
    subject: (reference) => `Justificatif de paiement de l'avis ${reference}`,
    notice: (reference, numberplate) => `Avis n° ${reference}, véhicule ${numberplate}`,
    passage: (at, trip) => `Passage du ${at}, ${trip}`,
    paid: (amount) => `Réglé par carte bancaire\u202f: ${amount}`,
    on: (at) => `Le ${at}`,
    moment: "dd/MM/yyyy 'à' HH:mm",
  },
  en: {
    subject: (reference) => `Proof of payment of notice ${reference}`,
    notice: (reference, numberplate) => `Notice ${reference}, vehicle ${numberplate}`,
    passage: (at, trip) => `Trip on ${at}, ${trip}`,
    paid: (amount) => `Paid by card: ${amount}`,
    on: (at) => `On ${at}`,
    moment: "dd/MM/yyyy 'at' HH:mm",
  },
};

/** The receipt of a paid notice, as a mail (P4.10). */
export function receiptOf(notice: Notice, language: Language): Omit<Mail, 'recipient'> {
  const { reference, numberplate, tripCode, passageDate, receivedAmount, paymentDate } = notice;
  const text = words[language];
  const momentOf = (at: number): string => atParis(at).toFormat(text.moment);
  const lines = [
    text.notice(reference, numberplate),
    text.passage(momentOf(passageDate.timestamp), trips[tripCode]),
    text.paid(formatCents(toCents(receivedAmount))),
    ...(paymentDate === null ? [] : [text.on(momentOf(paymentDate.timestamp))]),
  ];
  return { subject: text.subject(reference), body: lines.join('\n') };
}
