import type { Words } from './page.words.fr';

export const words: Words = {
  description: (name) =>
    `${name}: live traffic, subscriptions with a tag, payment of a trip, invoices and trips in your account.`,
  noScript: (phone) =>
    `Without JavaScript, traffic, payments and accounts cannot be shown. Turn it on in the settings of your browser, or call us on ${phone}.`,
  testSite: 'Test site',
  testPayments: 'Test site: payments are not real',
  outdated: (phone) =>
    `Your browser is too old for this site: some pages and online payment may not work. Update it, try another device, or call us on ${phone}.`,
  loading: 'Loading…',
  unfinished: (phone) =>
    `This page did not finish loading. Check your connection, then [try again]. You can also call us on ${phone}.`,
};
