import type { Words } from './words.fr';
import { formatDate, formatPhone } from '../../words/format.en';

export const words: Words = {
  notUpdated: (at, cause) =>
    `This information is from ${formatDate(at)}: we could not update it. ${cause}`,
  asOf: (at) => `Information of ${formatDate(at)}`,
  help: {
    title: 'Help',
    question: 'Do you have a question?',
    faq: 'Frequently asked questions',
    faqHint: 'Trips, payments, tags',
    contact: 'Ask your question',
    contactHint: 'We answer by email',
    byPhone: (phone) => `Or by phone: [${formatPhone(phone)}]`,
  },
};
