import { eurosFromCents } from '../../../domain/basis/money';
import { placeNames } from '../../../domain/passage/place';
import { writeFrenchDay } from '../../../domain/basis/readCalendarDay';
import type {
  ContactMessage,
  ContactPassage,
  LanePayment,
} from '../../../domain/contact/contactMessage';
import type { ContactRoute } from '../../../domain/contact/contactRoute';
import type { ContractEnding } from '../../../domain/contact/contractEnding';

/**
 * The text of a message as the operator's teams receive it, in French whatever the language of the page is:
 * one line for each detail, then what was typed. The call has no fields for these details (P7.22, P5.14,
 * P5.15).
 */
export function messageText({ passage, ending, text }: ContactMessage): string {
  if (ending !== null) return endingLines(ending).join('\n');
  return passage === null ? text : `${passageLines(passage).join('\n')}\n\n${text}`;
}

function passageLines({ day, route, plate, payment }: ContactPassage): readonly string[] {
  return [
    line('Date approximative du passage', writeFrenchDay(day)),
    line('Trajet', routeText(route)),
    line("Plaque d'immatriculation", plate),
    ...(payment === null ? [] : [line('Moyen de paiement', paymentText(payment))]),
  ];
}

/** `Vieux-Port (Carénage) → A50 – 3,20 €` (P9.17). */
function routeText({ from, to, price }: ContactRoute): string {
  const euros = eurosFromCents(price).toFixed(2).replace('.', ',');
  return `${placeNames[from]} → ${placeNames[to]} – ${euros}\u202f€`;
}

/** The form never asks for the digits in the middle (P9.10). */
function paymentText(payment: LanePayment): string {
  return payment.method === 'card'
    ? `Carte bancaire, ${payment.firstDigits} XXXXXX ${payment.lastDigits}`
    : 'Espèces';
}

const declarations: Readonly<Record<ContractEnding['kind'], string>> = {
  cancellation:
    'RÉSILIATION DU CONTRAT. Je vous notifie la résiliation de mon contrat (article L215-1-1 du Code de la consommation).',
  withdrawal:
    'RÉTRACTATION. Je vous notifie ma rétractation du contrat conclu en ligne (article L221-18 du Code de la consommation).',
};

function endingLines({
  kind,
  name,
  email,
  contract,
  day,
  note,
}: ContractEnding): readonly string[] {
  const endsAt = day === null ? 'Dès que possible' : writeFrenchDay(day);
  return [
    declarations[kind],
    '',
    line('Nom', name),
    line('Adresse e-mail', email),
    line('Contrat', contract),
    ...(kind === 'cancellation' ? [line('Date souhaitée', endsAt)] : []),
    ...(note === '' ? [] : [line('Précisions', note)]),
  ];
}

function line(label: string, value: string): string {
  return `${label}\u202f: ${value}`;
}
