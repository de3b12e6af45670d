import type { CalendarDay } from '../../src/domain/calendarDay';
import type { ContactMessage, LanePayment } from '../../src/domain/contactMessage';
import {
  contactRoutes,
  type ContactRoute,
  type ContactRouteId,
} from '../../src/domain/contactRoute';
import type { Email } from '../../src/domain/email';
import type { LicencePlate } from '../../src/domain/licencePlate';
import type { PersonName } from '../../src/domain/personName';

/** As the contract's examples send it. */
export function aMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    subject: 'Service clients',
    passage: null,
    name: 'Camille Durand' as PersonName,
    email: 'camille.durand@example.fr' as Email,
    text: "Bonjour, mon badge n'est plus reconnu.",
    ...changes,
  };
}

/** About the passage of the contract's examples; without a payment, about a notice. */
export function aPassageMessage(
  payment: LanePayment | null = null,
  routeId: ContactRouteId = 'a50-pradoRoundabout',
): ContactMessage {
  return aMessage({
    subject: payment === null ? 'CNP' : 'Reçu',
    passage: {
      day: '2026-11-09' as CalendarDay,
      route: contactRoutes.find(({ id }) => id === routeId) as ContactRoute,
      plate: 'AB123CD' as LicencePlate,
      payment,
    },
    text: "Bonjour, j'avais pourtant payé à la borne.",
  });
}
