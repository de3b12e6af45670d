import { formatCalendarDay } from '../basis/calendarDay';
import type { ContactMessage, ContactPassage, LanePayment } from './contactMessage';
import { formatContactRoute, tripOfContactRoute } from './contactRoute';
import { formatTrip } from '../passage/tripCode';

/**
 * The text of a message as the operator receives it: one line for each detail that the subject requires,
 * then the message. The call has no fields for these details (P7.22, P5.14, P5.15).
 */
export function contactContent({ passage, text }: ContactMessage): string {
  return passage === null ? text : `${passageLines(passage).join('\n')}\n\n${text}`;
}

function passageLines({ day, route, plate, payment }: ContactPassage): readonly string[] {
  const trip = tripOfContactRoute(route);
  return [
    line('Date approximative du passage', formatCalendarDay(day)),
    line('Trajet', formatContactRoute(route)),
    line('Code trajet', `${trip.code}, ${formatTrip(trip)}`),
    line("Plaque d'immatriculation", plate),
    ...(payment === null ? [] : [line('Moyen de paiement', paymentWords(payment))]),
  ];
}

function line(label: string, value: string): string {
  return `${label}\u202f: ${value}`;
}

/** The form never asks for the digits in the middle (P9.10). */
function paymentWords(payment: LanePayment): string {
  return payment.method === 'card'
    ? `Carte bancaire, ${payment.firstDigits} XXXXXX ${payment.lastDigits}`
    : 'Espèces';
}
