import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Services } from './Services.ts';

/** The languages of the operator's mails. */
export type Language = 'fr' | 'en';

/** What the addresses of the site begin with in a language. */
const bases: Readonly<Record<Language, string>> = { fr: '', en: '/en' };

/** A text in each language. */
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>;

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
