import type * as E from 'fp-ts/Either';
import { httpAccountGateway } from '../../../src/adapters/http/account/HttpAccountGateway';
import { httpBadgeGateway } from '../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpContractGateway } from '../../../src/adapters/http/contract/HttpContractGateway';
import { httpMessageGateway } from '../../../src/adapters/http/contact/HttpMessageGateway';
import { httpOrderGateway } from '../../../src/adapters/http/ordering/HttpOrderGateway';
import { httpPassageGateway } from '../../../src/adapters/http/passage/HttpPassageGateway';
import { httpPublicSiteGateway } from '../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { httpSubscriberGateway } from '../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { httpTrafficGateway } from '../../../src/adapters/http/publicSite/HttpTrafficGateway';
import type { ApiClient } from '../../../src/adapters/http/core/apiClient';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { aFirstConnection, anActivationToken, aPasswordReset, aSignUp } from '../account/account';
import { aBadgeOrder, anOrderKey } from '../ordering/badgeOrders';
import { credentials } from '../account/credentials';
import { today } from '../store/fakePorts';
import { aMessage } from '../publicSite/messages';
import {
  aContractLink,
  anAlert,
  aPasswordChange,
  aPostalSave,
  aPostalInvoiceChoice,
  someBankDetails,
  someServices,
} from './requests';

export const passageQuery = {
  page: 1,
  size: 100,
  period: defaultPassagePeriod(today),
  badgeReference: null,
} as const;

export type Send = (api: ApiClient) => Promise<E.Either<{ readonly kind: string }, unknown>>;
type NamedCall = readonly [string, Send];

const named = (name: string, send: Send): NamedCall => [name, send];

export const signIn = named('sign-in', (api) => httpAccountGateway(api).signIn(credentials)());
export const traffic = named('traffic', (api) => httpTrafficGateway(api).read()());
export const publicData = named('public data', (api) => httpPublicSiteGateway(api).load()());
const news = named('news', (api) => httpPublicSiteGateway(api).listPosts()());

/** Account calls of v2 without a token. They refuse with `status: "error"` (P7.8, P7.10). */
export const statusAccess: readonly NamedCall[] = [
  named('sign-up', (api) => httpAccountGateway(api).signUp(aSignUp)()),
  named('activation', (api) => httpAccountGateway(api).activate(anActivationToken)()),
];

/**
 * Account calls of v1 without a token, and the contact message. They refuse with `state: false`
 * (P8.8, P7.22).
 */
export const stateAccess: readonly NamedCall[] = [
  named('mail of a lost password', (api) =>
    httpAccountGateway(api).askForNewPassword(aPasswordReset.email)(),
  ),
  named('new password', (api) => httpAccountGateway(api).resetPassword(aPasswordReset)()),
  named('first connection', (api) =>
    httpAccountGateway(api).openFirstConnection(aFirstConnection)(),
  ),
  named('message', (api) => httpMessageGateway(api).send(aMessage())()),
];

/** Calls with a token that refuse with `state: false`. */
export const stateful: readonly NamedCall[] = [
  named('subscriber', (api) => httpSubscriberGateway(api).load()()),
  named('further contract', (api) => httpSubscriberGateway(api).linkContract(aContractLink)()),
  named('bank details', (api) => httpContractGateway(api).saveBankDetails(someBankDetails)()),
  named('postal-invoice option', (api) =>
    httpContractGateway(api).savePostalInvoices(aPostalInvoiceChoice)(),
  ),
  named('badges', (api) => httpBadgeGateway(api).list()()),
  named('badge services', (api) =>
    httpBadgeGateway(api).saveServices({ badgeId: 5001, services: someServices })(),
  ),
  named('threshold alert', (api) =>
    httpBadgeGateway(api).saveThresholdAlert({ badgeId: 5001, alert: anAlert })(),
  ),
  named('deletion request', (api) => httpSubscriberGateway(api).requestDeletion()()),
  named('postal details', (api) => httpContractGateway(api).savePostalDetails(aPostalSave)()),
  named('passages', (api) => httpPassageGateway(api).list(passageQuery)()),
  named('order of badges', (api) =>
    httpOrderGateway(api).orderBadges(1201, aBadgeOrder(), anOrderKey)(),
  ),
  named('export', (api) => httpPassageGateway(api).exportCsv([1])()),
];

/** The only call that refuses with `error: true` (M7.14). */
const password = named('password', (api) =>
  httpSubscriberGateway(api).changePassword(aPasswordChange)(),
);

export const secured: readonly NamedCall[] = [...stateful, password];
/** Calls without a token, except sign-in, which distinguishes its refusals. */
export const open: readonly NamedCall[] = [
  ...statusAccess,
  ...stateAccess,
  traffic,
  publicData,
  news,
];
export const road: readonly NamedCall[] = [signIn, ...secured, ...open];
