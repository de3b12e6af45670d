import type { Deviation } from '../Exchange.ts';
import {
  answered,
  edited,
  good,
  headed,
  instead,
  redirected,
  when,
  withStatus,
} from './alterAnswer.ts';
import { drop, on, put } from './editJson.ts';
import { under } from './rows.ts';

const page = '<!doctype html><title>Error</title><h1>Unauthorized</h1>';
const plainError = { error: 'Unauthorized' };
const problem = 'application/problem+json';

/** Unknown or wrong statuses, redirects, and errors in another form. */
export const statusDeviations: readonly Deviation[] = [
  ...under('status/undocumented', [
    ['listBankAccounts', 'answers 201 to a read', good(withStatus(201))],
    ['listPosts', 'answers 202 to a read', good(withStatus(202))],
    ['listSocialPosts', 'answers 204 without a body', instead(204, '')],
    ['listPosts', 'answers 304 to a call without If-None-Match', instead(304, '')],
    ['downloadInvoice', 'answers 206 with the whole file', good(withStatus(206))],
    [
      'findTransactionRefund',
      'answers 403 to the owner',
      instead(403, { code: 403, message: 'Non.' }),
    ],
    [
      'findRefund',
      'answers 404 where the contract refuses with 200',
      instead(404, { code: 404, message: 'Non.' }),
    ],
    ['exportPassages', 'answers 405', instead(405, { code: 405, message: 'Non.' })],
    ['readMaintenance', 'answers 418', instead(418, { code: 418, message: 'Théière.' })],
    [
      'checkEmail',
      'answers 422 to an invalid request',
      when(400, withStatus(422), edited(put('/code', 422))),
    ],
    ['saveBankAccount', 'answers 201 to a save', good(withStatus(201))],
    ['removeBankAccount', 'answers 204 without a body', instead(204, '')],
  ]),
  ...under('status/server-error', [
    ['loadSubscriber', 'fails on a valid call', instead(500, { code: 500, message: 'Erreur.' })],
    ['updateAccount', 'fails on a valid call', instead(500, { code: 500, message: 'Erreur.' })],
  ]),
  ...under('status/gateway', [
    [
      'listTrafficSnapshots',
      'is unreachable for its gateway',
      instead(502, '<h1>502 Bad Gateway</h1>'),
    ],
  ]),
  ...under('status/unavailable', [
    ['loadPublicData', 'is closed for maintenance', instead(503, '<h1>Maintenance</h1>')],
  ]),
  ...under('status/crash-on-invalid', [
    [
      'findOrderReference',
      'fails on an invalid request',
      when(400, () => answered(500, { code: 500, message: 'Erreur.' })),
    ],
  ]),
  ...under('status/valid-refused', [
    [
      'listPassages',
      'refuses a valid request as invalid',
      instead(400, { code: 400, message: 'Non.' }),
    ],
    [
      'savePostalInvoices',
      'refuses a valid request as invalid',
      instead(400, { code: 400, message: 'Non.' }),
    ],
  ]),
  ...under('status/redirect', [
    [
      'readMaintenance',
      'redirects to its address with a slash',
      redirected(301, '/api/public/maintenance/'),
    ],
    ['listBadges', 'redirects to the sign-in page', redirected(302, '/login')],
    ['listReceipts', 'redirects with 303', redirected(303, '/api/v2/receipts')],
    ['listPosts', 'redirects to the next version with 307', redirected(307, '/api/v3/post')],
    [
      'listPassages',
      'redirects to another host with 308',
      redirected(308, 'http://127.0.0.1:1/passages'),
    ],
    [
      'listTickets',
      'redirects from http to https',
      redirected(301, 'https://127.0.0.1/api/v2/ticket'),
    ],
    [
      'downloadTransactionReceipt',
      'redirects to a file server',
      redirected(302, 'http://127.0.0.1:1/receipt.pdf'),
    ],
  ]),
  ...under('schema/missing', [
    [
      'listPassages',
      'refuses without a token in the form of its framework',
      when(401, () => answered(401, plainError)),
    ],
    [
      'sealPayment',
      'lists the errors of an invalid request',
      when(400, () => answered(400, { errors: ['type'] })),
    ],
    [
      'listBankAccounts',
      'refuses without a token and without a sentence',
      when(401, edited(drop('/message'))),
    ],
  ]),
  ...under('schema/type', [
    ['listTickets', 'writes the code of an error as text', when(401, edited(on('/code', String)))],
    [
      'exportPassages',
      'refuses an invalid request without a sentence',
      when(400, edited(put('/message', null))),
    ],
    [
      'retrieveOrder',
      'lists the sentences of an error',
      when(400, edited(on('/message', (one) => [one]))),
    ],
  ]),
  ...under('schema/limit', [
    ['listRefunds', 'writes 0 as the code of an error', when(401, edited(put('/code', 0)))],
  ]),
  ...under('content-type/other', [
    ['loadSubscriber', 'refuses without a token with a page', when(401, () => answered(401, page))],
    [
      'lookUpCashTicket',
      'refuses an invalid request with a page',
      when(400, () => answered(400, page)),
    ],
    [
      'listTicketFluxes',
      'refuses without a token in plain text',
      when(401, () => answered(401, 'Unauthorized', 'text/plain')),
    ],
    [
      'checkEmail',
      'describes a problem as RFC 9457 does',
      when(400, headed('content-type', problem)),
    ],
    [
      'downloadInvoice',
      'answers an unknown invoice as plain text',
      instead(404, 'Not found', 'text/plain'),
    ],
  ]),
  ...under('json/unreadable', [
    [
      'listReceipts',
      'refuses without a token and without a body',
      when(401, () => answered(401, '', 'application/json')),
    ],
  ]),
];
