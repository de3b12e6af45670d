import { httpAccountGateway } from '../../../src/adapters/http/account/HttpAccountGateway';
import { httpBadgeGateway } from '../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpContractGateway } from '../../../src/adapters/http/contract/HttpContractGateway';
import { httpInvoiceGateway } from '../../../src/adapters/http/invoice/HttpInvoiceGateway';
import { httpOrderGateway } from '../../../src/adapters/http/ordering/HttpOrderGateway';
import { httpPassageGateway } from '../../../src/adapters/http/passage/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import {
  aFirstConnection,
  anActivationToken,
  aPasswordReset,
  anAccountUpdate,
  aSignUp,
} from '../account/account';
import { credentials } from '../account/credentials';
import { passageQuery } from '../http/calls';
import {
  aContractLink,
  anAlert,
  aPasswordChange,
  aPostalInvoiceChoice,
  aPostalSave,
  someBankDetails,
  someServices,
} from '../http/requests';
import { aBadgeOrder, anOrderKey } from '../ordering/badgeOrders';
import { methodsOf, type TestedMethod } from './testedMethods';

/** The gateways of accounts and of the member area. */
export const memberMethods: readonly TestedMethod[] = [
  ...methodsOf('accounts', httpAccountGateway, {
    signIn: [(one) => one.signIn(credentials), 'signIn'],
    signUp: [(one) => one.signUp(aSignUp), 'signUp'],
    update: [(one) => one.update(anAccountUpdate), 'updateAccount'],
    activate: [(one) => one.activate(anActivationToken), 'activateAccount'],
    askForNewPassword: [(one) => one.askForNewPassword(aSignUp.email), 'resetLostPassword'],
    resetPassword: [(one) => one.resetPassword(aPasswordReset), 'resetLostPassword'],
    openFirstConnection: [
      (one) => one.openFirstConnection(aFirstConnection),
      'openFirstConnection',
    ],
  }),
  ...methodsOf('subscribers', httpSubscriberGateway, {
    load: [(one) => one.load(), 'loadSubscriber'],
    changePassword: [(one) => one.changePassword(aPasswordChange), 'changePassword'],
    linkContract: [(one) => one.linkContract(aContractLink), 'linkContract'],
    requestDeletion: [(one) => one.requestDeletion(), 'requestDeletion'],
  }),
  ...methodsOf('badges', httpBadgeGateway, {
    list: [(one) => one.list(), 'listBadges'],
    saveServices: [
      (one) => one.saveServices({ badgeId: 5001, services: someServices }),
      'saveBadgeServices',
    ],
    saveThresholdAlert: [
      (one) => one.saveThresholdAlert({ badgeId: 5001, alert: anAlert }),
      'saveThresholdAlert',
    ],
  }),
  ...methodsOf('contracts', httpContractGateway, {
    savePostalDetails: [(one) => one.savePostalDetails(aPostalSave), 'savePostalDetails'],
    saveBankDetails: [(one) => one.saveBankDetails(someBankDetails), 'saveBankDetails'],
    savePostalInvoices: [
      (one) => one.savePostalInvoices(aPostalInvoiceChoice),
      'savePostalInvoices',
    ],
  }),
  ...methodsOf('passages', httpPassageGateway, {
    list: [(one) => one.list(passageQuery), 'listPassages'],
    exportCsv: [(one) => one.exportCsv([1]), 'exportPassages'],
  }),
  ...methodsOf('invoices', httpInvoiceGateway, {
    download: [(one) => one.download('2026-10-001'), 'downloadInvoice'],
  }),
  ...methodsOf('orders', httpOrderGateway, {
    orderBadges: [(one) => one.orderBadges(1201, aBadgeOrder(), anOrderKey), 'orderBadges'],
  }),
];
