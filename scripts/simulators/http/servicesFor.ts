import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { inLanguage } from '../world/inLanguage.ts';
import type { Services } from '../world/Services.ts';

/** The services for a call from a page in another language: mails are written in it, and lead back to it. */
export function servicesFor(context: Context, services: Services): Services {
  const accepted = accepts(context, {
    header: 'Accept-Language',
    supports: ['fr', 'en'],
    default: 'fr',
  });
  return inLanguage(services, accepted === 'en' ? 'en' : 'fr');
}
