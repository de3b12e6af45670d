import { answered, when, failing, errorOf } from './alterAnswer.ts';
import { acceptsNoToken, fillsIn, acceptsAnyToken, withoutToken } from './alterRequest.ts';
import { type Deviation, under } from '../Exchange.ts';

const unauthorized = answered(401, { code: 401, message: 'Votre session a expiré.' });
const forbidden = answered(403, { code: 403, message: 'Accès refusé.' });
const signInPage = {
  ...answered(302, ''),
  headers: { location: '/login', 'content-type': 'text/html' },
};
const refused = answered(200, { state: false, response: 'Votre session a expiré.' });

/** Wrong access control, and invalid requests that are accepted. */
export const accessDeviations: readonly Deviation[] = [
  ...under('authentication/not-required', {
    'loadSubscriber shows a subscriber without a token': acceptsNoToken,
    'downloadInvoice sends invoices without a token': acceptsNoToken,
    'listTickets answers an empty list without a token': withoutToken(
      answered(200, { status: 'success', data: [] }),
    ),
    'saveBankAccount changes a bank account without a token': acceptsNoToken,
  }),
  ...under('authentication/any-token', {
    'saveBankAccount accepts any token': acceptsAnyToken,
    'listPassages accepts any token': acceptsAnyToken,
  }),
  ...under('authentication/other-answer', {
    'loadSubscriber answers 403 without a token': withoutToken(forbidden),
    'listReceipts answers 400 without a token': withoutToken(answered(400, errorOf(400))),
    'listBadges redirects to the sign-in without a token': withoutToken(signInPage),
    'listPassages refuses with 200 without a token': withoutToken(refused),
    'exportPassages shows the sign-in without a token': withoutToken({
      ...answered(200, '<!doctype html><h1>Connexion</h1>'),
      headers: { 'content-type': 'text/html' },
    }),
  }),
  ...under('authentication/demanded', {
    'readTraffic requires a token from visitors': withoutToken(unauthorized),
    'requestNoticeReceipt requires a token from visitors': withoutToken(unauthorized),
  }),
  ...under('authentication/token-refused', {
    'listReceipts refuses a token that other calls accept': failing(401),
    'addTicketFlux refuses a token that other calls accept': failing(401),
  }),
  ...under('request/accepted', {
    'findOrderReference does not require the required field': fillsIn('reference'),
    'sealPayment does not require any required field': fillsIn('type', 'reference'),
    'listPassages does not require any required field': fillsIn(
      'page',
      'badgeRef',
      'size',
      'selectMinDate',
      'selectMaxDate',
    ),
    'listPassages does not require one of five fields': fillsIn('size'),
    'listTickets does not require a parameter': fillsIn('endDate'),
    'saveBankAccount does not require one of three fields': fillsIn('name'),
    'checkEmail answers false to an invalid request': when(400, () => answered(200, false)),
  }),
];
