import { invoiceArchive } from '../../../src/application/invoice/downloadInvoiceYear';
import { keepParts } from '../../../src/application/download/keepParts';
import { wholeSearch } from '../../../src/application/passage/wholeSearch';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import {
  aFirstConnection,
  anAccountUpdate,
  anActivationToken,
  aPasswordReset,
  aSignUp,
} from '../account/account';
import { aBadgeOrder, anOrderKey } from '../ordering/badgeOrders';
import { anInvoice } from '../subscriber/builders';
import { passageQuery } from '../http/calls';
import { credentials } from '../account/credentials';
import { anIdentifier, aReceiptPath } from '../freeRamp/freeRamp';
import { aMessage } from '../publicSite/messages';
import { aNoticeSearch } from '../publicSite/notices';
import { aPaymentRequest, aReturned } from '../payment/payments';
import { anOrderedPurchase, aSubscriptionOrder, documentFiles } from '../purchase/purchase';
import { returns } from '../purchase/purchaseCalls';
import {
  anAlert,
  aPasswordChange,
  aPostalInvoiceChoice,
  aPostalSave,
  aContractLink,
  someBankDetails,
  someServices,
} from '../http/requests';

const reference = formatOrderReference(42);
const nothing = undefined;
const downloadRun = { isStopped: (): boolean => false, onProgress: (): void => undefined };
const ofBadge = { badgeId: 5001 };

/** An input for each use case, by name, with which it sends its request. */
export const useCaseInputs: Readonly<Record<string, unknown>> = {
  'account/activate': anActivationToken,
  'account/askForNewPassword': aPasswordReset.email,
  'account/openFirstConnection': aFirstConnection,
  'account/resetPassword': aPasswordReset,
  'account/signIn': credentials,
  'account/signUp': aSignUp,
  'account/update': anAccountUpdate,
  'freeRamp/claimRefunds': [7401],
  'freeRamp/downloadReceipt': aReceiptPath,
  'freeRamp/downloadRequestedReceipt': {
    ...{ id: 7501, identifier: anIdentifier, receipt: null },
    onMade: () => undefined,
  },
  'freeRamp/downloadTicketReceipt': anIdentifier,
  'freeRamp/findBankAccount': nothing,
  'freeRamp/findTicketOfRequest': 7401,
  'freeRamp/linkCard': { plate: 'GH789JK', pan: '497010XXXXXX1234' },
  'freeRamp/listCards': nothing,
  'freeRamp/listReceipts': nothing,
  'freeRamp/listRefunds': nothing,
  'freeRamp/listTickets': 'lastMonth',
  'freeRamp/lookUpTicket': { identifier: anIdentifier, forAccount: true },
  'freeRamp/makeTicketReceipt': [9108],
  'freeRamp/removeBankAccount': 4101,
  'freeRamp/requestRefund': {
    identifier: anIdentifier,
    lastname: 'Durand',
    firstname: 'Camille',
    email: credentials.email,
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    amount: cents(320),
  },
  'freeRamp/saveBankAccount': {
    beneficiary: 'CAMILLE DURAND',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
  },
  'freeRamp/unlinkCard': 6101,
  'member/changePassword': aPasswordChange,
  'member/downloadInvoice': anInvoice(),
  'member/downloadInvoiceYear': {
    archive: invoiceArchive('2026', [anInvoice()]),
    run: { ...downloadRun, savesArrived: false },
  },
  'member/exportPassages': [1],
  'member/exportSearch': {
    csv: { whole: wholeSearch(passageQuery), portions: keepParts() },
    run: downloadRun,
  },
  'member/exportWorkbook': {
    whole: wholeSearch(passageQuery),
    toSheet: () => ({ name: 'Trajets', columns: [], rows: [] }),
    run: downloadRun,
  },
  'member/linkContract': aContractLink,
  'member/listPassages': passageQuery,
  'member/loadSubscriber': nothing,
  'member/openInvoice': '202610412',
  'member/orderBadges': { contractId: 1201, order: aBadgeOrder(), key: anOrderKey },
  'member/printPassages': [1],
  'member/readLatestPassages': nothing,
  'member/refreshBadges': nothing,
  'member/requestDeletion': nothing,
  'member/saveBadgeServices': { ...ofBadge, services: someServices },
  'member/saveBankDetails': someBankDetails,
  'member/savePostalDetails': aPostalSave,
  'member/savePostalInvoices': aPostalInvoiceChoice,
  'member/saveThresholdAlert': { ...ofBadge, alert: anAlert },
  'member/summariseSearch': { whole: wholeSearch(passageQuery), run: downloadRun },
  'payment/askWhetherFree': { type: 'order', reference },
  'payment/askWhetherPaid': { type: 'badge', reference },
  'payment/confirmPayment': aReturned({ type: 'badge', reference }),
  'payment/payByCard': { ...aPaymentRequest(), isAwaited: () => false, debt: null },
  'public/findNotice': aNoticeSearch,
  'public/listNews': nothing,
  'public/listSocialPosts': nothing,
  'public/loadPublicSite': nothing,
  'public/readMaintenance': nothing,
  'public/readTraffic': nothing,
  'public/sendMessage': aMessage(),
  'public/wishNoticeReceipt': { id: 1, isWanted: true },
  'purchase/askPaid': reference,
  'purchase/checkEmail': 'camille.durand@example.fr',
  'purchase/generateContract': {
    order: anOrderedPurchase(),
    civility: null,
    files: { rib: documentFiles.rib },
    returns,
  },
  'purchase/orderSubscription': { order: aSubscriptionOrder(), key: anOrderKey },
  'purchase/retrieve': reference,
  'purchase/readPaid': reference,
};
