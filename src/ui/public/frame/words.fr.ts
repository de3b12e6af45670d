import type { Instant } from '../../../domain/basis/instant';
import { formatDate } from '../../words/format.fr';

/** What the public pages show around their content. */
export const words = {
  /** The content that the build painted stays: the server failed. `cause`: a sentence. */
  notUpdated: (at: Instant, cause: string): string =>
    `Ces informations datent du ${formatDate(at)}\u202f: la mise à jour n'a pas abouti. ${cause}`,
  asOf: (at: Instant): string => `Informations du ${formatDate(at)}`,
  help: {
    title: "Besoin d'aide",
    question: 'Une question\u202f?',
    faq: 'Questions fréquentes',
    faqHint: 'Trajets, paiements, badges',
    contact: 'Posez votre question',
    contactHint: 'Nous répondons par e-mail',
    byPhone: (phone: string): string => `Ou par téléphone\u202f: [${phone}]`,
  },
};

export type Words = typeof words;
