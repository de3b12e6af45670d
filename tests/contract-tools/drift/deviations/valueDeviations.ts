import type { Deviation } from '../Exchange.ts';
import { json, text } from './alterAnswer.ts';
import { on, put } from './editJson.ts';
import { under } from './rows.ts';

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
    'readTraffic sends a timestamp in milliseconds': json(
      put('/data/date/timestamp', 1_795_251_600_000),
    ),
    'listBankAccounts sends 0 as an id': json(put('/data/0/id', 0)),
    'listReceipts sends an empty path': json(put('/data/0/path', '')),
    'signIn answers an empty token': json(put('/token', '')),
  }),
  ...under('schema/format', {
    'sealPayment writes a seal in capitals': json(on('/fields/MAC', upper)),
    'retrieveOrder writes a reference with its prefix': json(put('/order/reference', 'CDW0000042')),
    'findRefund loses the last digits of an identifier': json(
      put('/refundObj/identifier', '2026110807150012'),
    ),
  }),
];
