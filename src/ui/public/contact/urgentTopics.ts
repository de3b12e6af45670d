import type { HelpTopic } from '../../../domain/contact/helpRequest';

/** A stolen badge opens the barrier until the operator suspends it. */
export const isUrgent: Readonly<Record<HelpTopic, boolean>> = {
  lostBadge: true,
  trips: false,
  invoice: false,
};
