import type { Deviation } from '../Exchange.ts';
import { json } from './alterAnswer.ts';
import { isRecord, on, put, repeat, type Json } from './editJson.ts';
import { under } from './rows.ts';

const first = (list: Json): Json =>
  (Array.isArray(list) ? (list as readonly Json[])[0] : list) ?? null;
const keyed = (list: Json): Json => ({ ...(list as object) });
const lines = (text: Json): Json => (typeof text === 'string' ? text.split('\n') : text);
const isoText = '2026-11-20T06:40:12Z';

/** Values of another type. */
export const typeDeviations: readonly Deviation[] = under('schema/type', [
  ['listBadges', 'sends an id as text', json(on('/badges/0/0/id', String))],
  ['listReceipts', 'sends every id as text', json(on('/data/*/id', String))],
  ['listTickets', 'sends amounts as text', json(on('/data/*/amount', String))],
  [
    'listPassages',
    'sends the amount of the last of 750 items as French text',
    json(repeat('/passages', 750), put('/passages/-1/amount', '3,20')),
  ],
  ['listTicketFluxes', 'sends digits as a number', json(on('/data/*/lastFourDigits', Number))],
  [
    'loadSubscriber',
    'sends a reference as a number',
    json(on('/user/contracts/0/reference', Number)),
  ],
  ['retrieveOrder', 'sends a postcode as a number', json(on('/contract/corZip', Number))],
  ['loadSubscriber', 'sends a boolean as 0', json(put('/user/wantBeRemoved', 0))],
  ['retrieveOrder', 'sends a boolean as text', json(on('/contract/detailedInvoice', String))],
  ['readMaintenance', 'answers 0 instead of false', json(Number)],
  ['checkEmail', 'answers "true" instead of true', json(String)],
  ['checkEmail', 'answers an object instead of true', json((exists) => ({ exists }))],
  ['readMaintenance', 'answers null instead of false', json(() => null)],
  ['listPosts', 'sends a list as an object of its indexes', json(on('/data', keyed))],
  ['listBadges', 'sends an inner list as an object', json(on('/badges/0', keyed))],
  ['lookUpCashTicket', 'sends an object as an empty list', json(put('/date', []))],
  [
    'loadPublicData',
    'sends an object as a list of its values',
    json(on('/subscription/*/bondData', (bond) => (isRecord(bond) ? Object.values(bond) : bond))),
  ],
  ['listBankAccounts', 'sends the only item instead of a list', json(on('/data', first))],
  ['listRefunds', 'sends an object within a list', json(on('/data/0/ticketDate', (one) => [one]))],
  [
    'listBadges',
    'sends a list instead of a list of lists',
    json(on('/badges', (lists) => (lists as readonly Json[]).flat())),
  ],
  ['listTrafficSnapshots', 'wraps the list of the answer', json((data) => ({ data }))],
  ['readTraffic', 'answers null', json(() => null)],
  ['sealPayment', 'sends null for a text', json(put('/fields/mail', null))],
  ['loadSubscriber', 'sends null for a name', json(put('/user/firstname', null))],
  ['listSocialPosts', 'sends null for an empty list', json(put('/posts', null))],
  ['findTransactionRefund', 'sends null for what it found', json(put('/data', null))],
  ['listPosts', 'sends null for the last item', json(put('/data/-1', null))],
  ['exportPassages', 'sends the lines of a text as a list', json(on('/csv', lines))],
  ['listPassages', 'sends moments as ISO text', json(put('/passages/*/creationDate', isoText))],
  [
    'listTickets',
    'sends moments as French text',
    json(put('/data/*/creationDate', '20/11/2026 07:40')),
  ],
  ['listRefunds', 'sends a moment as a date', json(put('/data/0/creationDate', '2026-11-20'))],
  [
    'findRefund',
    'sends a timestamp as ISO text',
    json(put('/refundObj/creationDate/timestamp', isoText)),
  ],
  [
    'listTicketFluxes',
    'sends timestamps as text',
    json(on('/data/*/creationDate/timestamp', String)),
  ],
  [
    'listReceipts',
    'sends timestamps with a fraction',
    json(put('/data/*/creationDate/timestamp', 1795156812.25)),
  ],
  ['listPassages', 'sends a bare timestamp', json(put('/passages/0/creationDate', 1_795_156_812))],
  ['listPosts', 'writes JSON as a text of JSON', json((value) => JSON.stringify(value))],
  ['savePostalInvoices', 'sends an id as text', json(on('/id', String))],
  ['retrieveNotice', 'sends a boolean as 1', json(put('/cnp/isOpen', 1))],
  ['saveBankAccount', 'sends what was saved as a list', json(on('/bank', (bank) => [bank]))],
  ['openFirstConnection', 'sends a boolean as text', json(on('/isSent', String))],
  ['requestSignature', 'sends an id as text', json(on('/id', String))],
]);
