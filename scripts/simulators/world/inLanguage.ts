import type { InLanguages, Language } from './language.ts';
import type { Services } from './Services.ts';

/** What the addresses of the site begin with in a language. */
export const languageBases: InLanguages = { fr: '', en: '/en' };

/** The services that write mails in a language, with links to the pages in it. */
export function inLanguage(services: Services, language: Language): Services {
  return { ...services, language, siteUrl: (own = language) => services.siteUrl(own) };
}
