import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';

/** The services of the public site that the first load does not name. */
export const servicePages: Readonly<Record<string, ComponentType>> = {
  [routes.contact]: island(async () => (await import('../public/contact/ContactPage')).ContactPage),
};
