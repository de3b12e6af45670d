import { type Deviation, under } from '../Exchange.ts';
import { json, text } from './alterAnswer.ts';
import { add, drop, isRecord, put, rename, renameAll, repeat, on, type Json } from './editJson.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
    'listTrafficSnapshots leaves out an inner field': json(drop('/-1/REG/MP/entries/0/isOpen')),
    'lookUpCashTicket leaves out a required field that is null': json(drop('/payment')),
    'listPosts sends an object as an empty one': json(put('/data/0/creationDate', {})),
    'listBadges writes snake_case': json(
      rename('/badges/*/*', 'badgeReference', 'badge_reference'),
    ),
    'retrieveOrder writes every field in snake_case': json(renameAll(snake)),
    'listSocialPosts writes another case': json(rename('/posts/*', 'permalink', 'permaLink')),
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
    'changePassword answers success and error': json(add('', { success: true, error: true })),
  }),
];

const first = (list: Json) => (Array.isArray(list) ? (list as readonly Json[])[0] : list) ?? null;
const keyed = (list: Json): Json => ({ ...(list as object) });

/** Values of another type. */
export const typeDeviations: readonly Deviation[] = under('schema/type', {
  'listBadges sends an id as text': json(on('/badges/0/0/id', String)),
  'listTickets sends amounts as text': json(on('/data/*/amount', String)),
  'listPassages sends the amount of the last of 750 items as French text': json(
    repeat('/passages', 750),
    put('/passages/-1/amount', '3,20'),
  ),
  'listTicketFluxes sends digits as a number': json(on('/data/*/lastFourDigits', Number)),
  'retrieveOrder sends a boolean as text': json(on('/contract/detailedInvoice', String)),
  'readMaintenance answers 0 instead of false': json(Number),
  'checkEmail answers an object instead of true': json((exists) => ({ exists })),
  'listPosts sends a list as an object of its indexes': json(on('/data', keyed)),
  'lookUpCashTicket sends an object as an empty list': json(put('/date', [])),
  'listBankAccounts sends the only item instead of a list': json(on('/data', first)),
  'listBadges sends a flat list': json(on('/badges', (lists) => (lists as readonly Json[]).flat())),
  'listTrafficSnapshots wraps the list of the answer': json((data) => ({ data })),
  'sealPayment sends null for a text': json(put('/fields/mail', null)),
  'listPosts sends null for the last item': json(put('/data/-1', null)),
  'listReceipts sends part of a second': json(put('/data/*/creationDate/timestamp', 1795156812.25)),
  'listPosts writes JSON as a text of JSON': json((value) => JSON.stringify(value)),
  'savePostalInvoices sends an id as text': json(on('/id', String)),
  'requestSignature sends an id as text': json(on('/id', String)),
});

const upper = (value: unknown): string => String(value).toUpperCase();

/** Values of the right type that the contract does not allow. */
export const valueDeviations: readonly Deviation[] = [
  ...under('schema/value', {
    'listBadges sends an unknown status': json(put('/badges/0/0/status', 'XX')),
    'listBadges sends an empty string instead of null': json(put('/badges/0/1/period', '')),
    'listPassages writes the state as text': json(on('/state', String)),
    'findOrderReference writes the state as null': json(put('/state', null)),
    'listTickets writes another word for success': json(put('/status', 'ok')),
    'retrieveNotice sends an unknown trip': json(put('/cnp/tripCode', 7)),
    'receiveBankCallback answers the bank with another code': text(() => 'version=2\ncdr=2\n'),
  }),
  ...under('schema/limit', {
    'readTraffic sends milliseconds': json(put('/data/date/timestamp', 1_795_251_600_000)),
    'listBankAccounts sends 0 as an id': json(put('/data/0/id', 0)),
    'listReceipts sends an empty path': json(put('/data/0/path', '')),
    'signIn answers an empty token': json(put('/token', '')),
  }),
  ...under('schema/format', {
    'sealPayment writes a seal in capitals': json(on('/fields/MAC', upper)),
    'retrieveOrder writes a reference with its prefix': json(put('/order/reference', 'CDW0000042')),
    'findRefund loses digits': json(put('/refundObj/identifier', '2026110807150012')),
  }),
];
