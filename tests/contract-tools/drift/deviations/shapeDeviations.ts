import type { Deviation } from '../Exchange.ts';
import { json } from './alterAnswer.ts';
import { add, drop, isRecord, put, rename, renameAll, repeat } from './editJson.ts';
import { under } from './rows.ts';

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Missing, renamed and additional fields. */
export const shapeDeviations: readonly Deviation[] = [
  ...under('schema/missing', {
    'findOrderReference leaves out a field at the top': json(drop('/email')),
    'listBadges leaves out a field of every item': json(drop('/badges/*/*/status')),
    'listTickets leaves out a field of the last of 750 items': json(
      repeat('/data', 750),
      drop('/data/-1/startName'),
    ),
    'readTraffic leaves out a field four objects deep': json(drop('/data/TPS/PT/time')),
    'listTrafficSnapshots leaves out a field of a list in a list': json(
      drop('/-1/REG/MP/entries/0/isOpen'),
    ),
    'lookUpCashTicket leaves out a required field that is null': json(drop('/payment')),
    'listPosts sends an object as an empty one': json(put('/data/0/creationDate', {})),
    'listBadges writes one field in snake_case': json(
      rename('/badges/*/*', 'badgeReference', 'badge_reference'),
    ),
    'retrieveOrder writes every field in snake_case': json(renameAll(snake)),
    'listSocialPosts writes one field in another case': json(
      rename('/posts/*', 'permalink', 'permaLink'),
    ),
    'exportPassages wraps the answer in an envelope': json((data) => ({ data })),
    'listBankAccounts answers a call of v2 in the form of v1': json((body) => ({
      state: true,
      data: isRecord(body) ? (body['data'] ?? null) : null,
    })),
    'findTransactionRefund answers 200 with an error of its framework': json(() => ({
      error: 'SQLSTATE[HY000]: General error',
    })),
    'addOrder leaves out the reference of an order': json(drop('/reference')),
  }),
  ...under('schema/unknown', {
    'listBadges adds a field to every item': json(add('/badges/*/*', { internalNote: '' })),
    'listReceipts adds a field to the last of 300 items': json(
      repeat('/data', 300),
      add('/data/-1', { deletedAt: null }),
    ),
    'readTraffic adds a field five objects deep': json(add('/data/TPC/MA/exits/0', { since: 1 })),
    'listPassages adds a field at the top': json(add('', { pageSize: 100 })),
    'listTickets adds every column by its number too': json(add('/data/*', { '0': 9108 })),
    'listBadges refuses, but sends the badges': json(put('/state', false)),
    'requestRefund adds a field at the top': json(add('', { iban: 'FR76' })),
  }),
  ...under('schema/several', {
    'changePassword answers success and error at once': json(
      add('', { success: true, error: true }),
    ),
  }),
];
