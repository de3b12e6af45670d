import type { Deviation } from '../Exchange.ts';
import { json } from './alterAnswer.ts';
import { on, put, repeat, type Json } from './editJson.ts';
import { under } from './rows.ts';

const first = (list: Json): Json =>
  (Array.isArray(list) ? (list as readonly Json[])[0] : list) ?? null;
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
  'listBadges sends a list instead of a list of lists': json(
    on('/badges', (lists) => (lists as readonly Json[]).flat()),
  ),
  'listTrafficSnapshots wraps the list of the answer': json((data) => ({ data })),
  'sealPayment sends null for a text': json(put('/fields/mail', null)),
  'listPosts sends null for the last item': json(put('/data/-1', null)),
  'listReceipts sends timestamps with a fraction': json(
    put('/data/*/creationDate/timestamp', 1795156812.25),
  ),
  'listPosts writes JSON as a text of JSON': json((value) => JSON.stringify(value)),
  'savePostalInvoices sends an id as text': json(on('/id', String)),
  'requestSignature sends an id as text': json(on('/id', String)),
});
