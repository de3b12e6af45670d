import type { Deviation } from '../Exchange.ts';
import { json, text } from './alterAnswer.ts';
import { on, put, repeat } from './editJson.ts';
import { under } from './rows.ts';

const lower = (value: unknown): string => String(value).toLowerCase();
const upper = (value: unknown): string => String(value).toUpperCase();

/** Values of the right type that the contract does not allow. */
export const valueDeviations: readonly Deviation[] = [
  ...under('schema/value', [
    ['listBadges', 'sends an unknown status', json(put('/badges/0/0/status', 'XX'))],
    ['listBadges', 'sends a status in lower case', json(on('/badges/*/*/status', lower))],
    ['listBadges', 'sends an empty string instead of null', json(put('/badges/0/1/period', ''))],
    [
      'loadSubscriber',
      'sends a payment method in words',
      json(put('/user/contracts/0/paymentMethod', 'Prélèvement')),
    ],
    [
      'loadSubscriber',
      'sends a sign as a word',
      json(put('/user/contracts/-1/balanceSign', 'credit')),
    ],
    [
      'retrieveOrder',
      'sends a delivery type in lower case',
      json(on('/order/deliveryType', lower)),
    ],
    ['sealPayment', 'sends another version of the seal', json(put('/fields/version', '3.1'))],
    ['sealPayment', 'sends a version as a number', json(put('/fields/version', 3))],
    ['listPassages', 'writes the state as text', json(on('/state', String))],
    ['exportPassages', 'writes the state as 1', json(put('/state', 1))],
    ['findOrderReference', 'writes the state as null', json(put('/state', null))],
    ['listTickets', 'writes another word for success', json(put('/status', 'ok'))],
    ['listBankAccounts', 'writes the status in capitals', json(on('/status', upper))],
    ['listRefunds', 'writes the status as a number', json(put('/status', 200))],
    ['retrieveNotice', 'sends an unknown trip', json(put('/cnp/tripCode', 7))],
    ['receiveBankCallback', 'answers the bank with another code', text(() => 'version=2\ncdr=2\n')],
  ]),
  ...under('schema/limit', [
    [
      'readTraffic',
      'sends a timestamp in milliseconds',
      json(put('/data/date/timestamp', 1_795_251_600_000)),
    ],
    [
      'listPassages',
      'sends the timestamp of the last of 500 items in milliseconds',
      json(repeat('/passages', 500), put('/passages/-1/creationDate/timestamp', 1_795_156_812_000)),
    ],
    [
      'loadPublicData',
      'sends a timestamp before 1970',
      json(put('/alerts/0/startDate/timestamp', -1)),
    ],
    ['listBankAccounts', 'sends 0 as an id', json(put('/data/0/id', 0))],
    ['listTickets', 'sends an amount below zero', json(put('/data/0/amount', -3.2))],
    ['listReceipts', 'sends an empty path', json(put('/data/0/path', ''))],
    ['listSocialPosts', 'sends an empty address', json(put('/posts/-1/permalink', ''))],
    ['listPassages', 'sends a count below zero', json(put('/totalPage', -1))],
    ['signIn', 'answers an empty token', json(put('/token', ''))],
  ]),
  ...under('schema/format', [
    ['sealPayment', 'writes a seal in capitals', json(on('/fields/MAC', upper))],
    ['sealPayment', 'writes an amount with a comma', json(put('/fields/montant', '47,60EUR'))],
    ['sealPayment', 'writes a date as ISO text', json(put('/fields/date', '2026-11-21T10:00:00Z'))],
    [
      'retrieveOrder',
      'writes a reference with its prefix',
      json(put('/order/reference', 'CDW0000042')),
    ],
    [
      'findRefund',
      'loses the last digits of an identifier',
      json(put('/refundObj/identifier', '2026110807150012')),
    ],
    [
      'listRefunds',
      'writes identifiers in groups of digits',
      json(put('/data/-1/identifier', '20261108 071500 120031')),
    ],
    ['orderBadges', 'writes a reference with its prefix', json(put('/reference', 'CDW0000043'))],
  ]),
];
