import type { CalendarDay } from '../../../src/domain/basis/calendarDay';
import type { ContactMessage, LanePayment } from '../../../src/domain/contact/contactMessage';
import {
  contactRoutes,
  type ContactRoute,
  type ContactRouteId,
} from '../../../src/domain/contact/contactRoute';
import type { Email } from '../../../src/domain/basis/email';
import type { LicencePlate } from '../../../src/domain/basis/licencePlate';
import type { PersonName } from '../../../src/domain/basis/personName';

/** The message of the contract's example. */
export function aMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    subject: 'Service clients',
    passage: null,
    ending: null,
    name: 'Camille Durand' as PersonName,
    email: 'camille.durand@example.fr' as Email,
    text: "Bonjour, mon badge n'est plus reconnu.",
    ...changes,
  };
}

/**
 * A message about the passage of the contract's examples: a receipt, or without a payment a notice.
 */
export function aPassageMessage(
  payment: LanePayment | null = null,
  routeId: ContactRouteId = 'a50-roundabout',
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
