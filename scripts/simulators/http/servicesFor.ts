import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { InLanguages, Language } from '../world/language.ts';
import type { Services } from '../world/Services.ts';

/** What the addresses of the site begin with in a language. */
const bases: InLanguages = { fr: '', en: '/en' };

/** The services for a call from a page in another language: mails are written in it, and lead back to it. */
export function servicesFor(context: Context, services: Services): Services {
  const accepted = accepts(context, {
    header: 'Accept-Language',
    supports: ['fr', 'en'],
    default: 'fr',
  });
  const language: Language = accepted === 'en' ? 'en' : 'fr';
  return { ...services, language, siteUrl: () => services.siteUrl() + bases[language] };
}
