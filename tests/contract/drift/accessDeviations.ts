import { answered, instead, when } from './alterAnswer.ts';
import { asksNoToken, fillsIn, takesAnyToken, withoutToken } from './alterRequest.ts';
import type { Deviation } from './Exchange.ts';
import { under } from './rows.ts';

const unauthorized = answered(401, { code: 401, message: 'Votre session a expiré.' });
const forbidden = answered(403, { code: 403, message: 'Accès refusé.' });
const signInPage = {
  ...answered(302, ''),
  headers: { location: '/login', 'content-type': 'text/html' },
};
const refused = answered(200, { state: false, response: 'Votre session a expiré.' });
const failed = answered(200, { status: 'error', message: 'Votre session a expiré.' });

/** Whom the backend lets in, and which requests it carries out. */
export const accessDeviations: readonly Deviation[] = [
  ...under('authentication/not-required', [
    ['loadSubscriber', 'tells a subscriber to everybody', asksNoToken],
    ['listBadges', 'lists badges to everybody', asksNoToken],
    ['downloadInvoice', 'hands invoices to everybody', asksNoToken],
    ['exportPassages', 'exports passages to everybody', asksNoToken],
    ['listBankAccounts', 'lists bank accounts to everybody', asksNoToken],
    [
      'listTickets',
      'answers an empty list without a token',
      withoutToken(answered(200, { status: 'success', data: [] })),
    ],
    ['saveBankAccount', 'lets everybody change a bank account', asksNoToken],
  ]),
  ...under('authentication/any-token', [
    ['listPassages', 'takes any token', takesAnyToken],
    ['listRefunds', 'takes any token', takesAnyToken],
    ['findRefund', 'takes any token', takesAnyToken],
    ['downloadInvoice', 'takes any token', takesAnyToken],
    ['saveBankAccount', 'takes any token', takesAnyToken],
  ]),
  ...under('authentication/other-answer', [
    ['loadSubscriber', 'answers 403 without a token', withoutToken(forbidden)],
    [
      'listTicketFluxes',
      'answers 404 without a token',
      withoutToken(answered(404, { code: 404, message: 'Non.' })),
    ],
    [
      'listReceipts',
      'answers 400 without a token',
      withoutToken(answered(400, { code: 400, message: 'Non.' })),
    ],
    ['listBadges', 'leads to the sign-in without a token', withoutToken(signInPage)],
    ['listPassages', 'refuses with 200 without a token', withoutToken(refused)],
    [
      'exportPassages',
      'shows the sign-in without a token',
      withoutToken({
        ...answered(200, '<!doctype html><h1>Connexion</h1>'),
        headers: { 'content-type': 'text/html' },
      }),
    ],
    ['listTickets', 'refuses with 200 without a token', withoutToken(failed)],
    ['changePassword', 'answers 403 without a token', withoutToken(forbidden)],
  ]),
  ...under('authentication/demanded', [
    ['readTraffic', 'asks visitors for a token', withoutToken(unauthorized)],
    ['checkEmail', 'asks visitors for a token', withoutToken(unauthorized)],
    ['listTrafficSnapshots', 'asks visitors for a token', withoutToken(unauthorized)],
    ['findTransactionRefund', 'asks visitors for a token', withoutToken(unauthorized)],
    ['requestNoticeReceipt', 'asks visitors for a token', withoutToken(unauthorized)],
  ]),
  ...under('authentication/token-refused', [
    [
      'listReceipts',
      'refuses a token that it takes elsewhere',
      instead(401, { code: 401, message: 'Non.' }),
    ],
    [
      'loadSubscriber',
      'refuses a token that it takes elsewhere',
      instead(401, { code: 401, message: 'Non.' }),
    ],
    [
      'addTicketFlux',
      'refuses a token that it takes elsewhere',
      instead(401, { code: 401, message: 'Non.' }),
    ],
  ]),
  ...under('request/accepted', [
    ['findOrderReference', 'needs no required field', fillsIn('reference')],
    ['retrieveOrder', 'needs no required field', fillsIn('reference')],
    ['lookUpCashTicket', 'needs no required field', fillsIn('identifier')],
    ['checkEmail', 'needs no required field', fillsIn('email')],
    ['sealPayment', 'needs none of its required fields', fillsIn('type', 'reference')],
    ['sealPayment', 'guesses one of two required fields', fillsIn('type')],
    [
      'listPassages',
      'needs none of its required fields',
      fillsIn('page', 'badgeRef', 'size', 'selectMinDate', 'selectMaxDate'),
    ],
    ['listPassages', 'guesses one of five required fields', fillsIn('size')],
    ['exportPassages', 'guesses one of two required fields', fillsIn('mode')],
    ['printPassages', 'needs no list of passages', fillsIn('ids')],
    ['listTickets', 'guesses a required parameter', fillsIn('endDate')],
    ['listTickets', 'needs none of its required parameters', fillsIn('startDate', 'endDate')],
    ['saveBankAccount', 'guesses one of three required fields', fillsIn('name')],
    ['retrieveNotice', 'guesses one of three required fields', fillsIn('email')],
    ['checkEmail', 'answers false to an invalid request', when(400, () => answered(200, false))],
    [
      'exportPassages',
      'exports nothing of an invalid request',
      when(400, () => answered(200, { state: true, csv: '' })),
    ],
  ]),
];
