import type { Words } from './words.fr';

export const words: Words = {
  menu: 'Finance',
  leads: {
    agenda: 'The next dates, then the past ones.',
    reports: 'The reports of the company, by year of publication.',
    statements: 'The press releases of the company, from the newest to the oldest.',
    assembly: 'The documents of the general meetings of shareholders.',
    publicOffer: 'The documents of the public offer.',
    marketTransfer: 'The documents of the market transfer.',
  },
  upcoming: 'Upcoming',
  nextDates: 'Next dates',
  noneUpcoming: 'No date is announced at the moment.',
  past: 'Past',
  otherDocuments: 'Other documents',
  noDate: 'No date',
  read: 'Read the document',
  allYears: 'Show all years',
  fewerYears: 'Show fewer years',
  none: 'There are no documents here at the moment. If the one that you need exists, we send it to you on request.',
  contact: 'Contact us',
};
