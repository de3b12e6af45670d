import { type Deviation, under } from '../Exchange.ts';
import {
  answered,
  edited,
  good,
  headed,
  instead,
  redirected,
  when,
  withStatus,
  failing,
  errorOf,
  ends,
} from './alterAnswer.ts';
import { on, put } from './editJson.ts';

const page = '<!doctype html><title>Error</title><h1>Unauthorized</h1>';
const plainError = { error: 'Unauthorized' };
const with422 = edited(put('/code', 422));
const problem = 'application/problem+json';

/** Unknown or wrong statuses, redirects, and errors in another form. */
export const statusDeviations: readonly Deviation[] = [
  ...under('status/undocumented', {
    'listBankAccounts answers 201 to a read': good(withStatus(201)),
    'listSocialPosts answers 204 without a body': instead(204, ''),
    'listPosts answers 304 to a call without If-None-Match': instead(304, ''),
    'downloadInvoice answers 206 with the whole file': good(withStatus(206)),
    'findTransactionRefund answers 403 to the owner': failing(403),
    'checkEmail answers 422 to an invalid request': when(400, withStatus(422), with422),
  }),
  ...under('status/server-error', { 'loadSubscriber fails on a valid call': failing(500) }),
  ...under('status/gateway', {
    'listTrafficSnapshots is unreachable for its gateway': instead(502, '<h1>502 Bad Gateway</h1>'),
  }),
  ...under('status/unavailable', {
    'loadPublicData is closed for maintenance': instead(503, '<h1>Maintenance</h1>'),
  }),
  ...under('status/crash-on-invalid', {
    'findOrderReference fails on an invalid request': when(400, () => answered(500, errorOf(500))),
  }),
  ...under('status/valid-refused', { 'listPassages refuses a valid request': failing(400) }),
  ...under('status/redirect', {
    'readMaintenance redirects to an end with a slash': redirected(301, '/api/public/maintenance/'),
    'listBadges redirects to the sign-in page': redirected(302, '/login'),
    'listPassages redirects to another host with 308': redirected(308, 'http://127.0.0.1:1/a'),
  }),
  ...under('schema/missing', {
    'listPassages refuses without a token in the form of its framework': when(401, () =>
      answered(401, plainError),
    ),
    'sealPayment lists the errors of an invalid request': when(400, () =>
      answered(400, { errors: ['type'] }),
    ),
  }),
  ...under('schema/type', {
    'listTickets writes the code of an error as text': when(401, edited(on('/code', String))),
  }),
  ...under('content-type/other', {
    'loadSubscriber refuses without a token with a page': when(401, () => answered(401, page)),
    'checkEmail describes a problem as RFC 9457 does': when(400, headed('content-type', problem)),
    'downloadInvoice answers an unknown one as plain text': instead(404, 'Not found', 'text/plain'),
  }),
  ...under('json/unreadable', {
    'listReceipts refuses without a token and without a body': when(401, () =>
      answered(401, '', 'application/json'),
    ),
  }),
];

const dropped = (afterBytes: number | null) => ends({ kind: 'dropped', afterBytes });
const endless = (afterBytes: number | null) => ends({ kind: 'endless', afterBytes });

/** Answers that do not arrive, or not completely. */
export const networkDeviations: readonly Deviation[] = [
  ...under('network/timeout', {
    'readMaintenance never answers': endless(null),
    'listPosts sends a status, and never the body': endless(0),
    'loadPublicData stops before the end of the body': endless(3_000),
  }),
  ...under('network/dropped', {
    'listSocialPosts closes the connection before the answer': dropped(null),
    'loadSubscriber closes the connection after the status': dropped(0),
    'listTickets closes the connection within the body': dropped(500),
    'listBadges announces more bytes than it sends': dropped(1_000_000),
  }),
];
