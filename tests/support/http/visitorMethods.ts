import { httpMessageGateway } from '../../../src/adapters/http/contact/HttpMessageGateway';
import type { ApiClient } from '../../../src/adapters/http/core/apiClient';
import { httpNoticeGateway } from '../../../src/adapters/http/notice/HttpNoticeGateway';
import { httpPaymentGateway } from '../../../src/adapters/http/payment/HttpPaymentGateway';
import { httpPaymentSigner } from '../../../src/adapters/http/payment/HttpPaymentSigner';
import { httpPublicSiteGateway } from '../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { httpTrafficGateway } from '../../../src/adapters/http/publicSite/HttpTrafficGateway';
import { httpPurchaseGateway } from '../../../src/adapters/http/purchase/HttpPurchaseGateway';
import type { Email } from '../../../src/domain/basis/email';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { anOrderKey } from '../ordering/badgeOrders';
import { aPaymentRequest } from '../payment/payments';
import { aMessage } from '../publicSite/messages';
import { aNoticeSearch } from '../publicSite/notices';
import { anOrderedPurchase, aSubscriptionOrder, documentFiles } from '../purchase/purchase';
import { returns, signatureHost } from '../purchase/purchaseCalls';
import { methodsOf, type TestedMethod } from './testedMethods';
import type { PaymentSigner } from '../../../src/application/ports/payment/PaymentSigner';

const reference = formatOrderReference(42);

/** The other method of the signer sends no request. */
function signingPart(api: ApiClient): Pick<PaymentSigner, 'sign'> {
  const signer = httpPaymentSigner(api);
  return { sign: (request) => signer.sign(request) };
}

/** The gateways of the public site, of the purchase and of payments. */
export const visitorMethods: readonly TestedMethod[] = [
  ...methodsOf('subscriptions', (api) => httpPurchaseGateway(api, signatureHost), {
    isEmailTaken: [(one) => one.isEmailTaken('a@example.fr' as Email), 'checkEmail'],
    order: [(one) => one.order(aSubscriptionOrder(), anOrderKey), 'addOrder'],
    retrieve: [(one) => one.retrieve(reference), 'findOrderReference', 'retrieveOrder'],
    generateContract: [
      (one) =>
        one.generateContract({
          order: anOrderedPurchase(),
          civility: null,
          files: { rib: documentFiles.rib },
          returns,
        }),
      'requestSignature',
    ],
  }),
  ...methodsOf('payments', httpPaymentGateway, {
    due: [(one) => one.due({ type: 'order', reference }), 'sealPayment'],
    validate: [(one) => one.validate(reference), 'validateOrder'],
  }),
  ...methodsOf('paymentSigner', signingPart, {
    sign: [(one) => one.sign(aPaymentRequest()), 'sealPayment'],
  }),
  ...methodsOf('notices', httpNoticeGateway, {
    find: [(one) => one.find(aNoticeSearch), 'retrieveNotice'],
    wishReceipt: [(one) => one.wishReceipt({ id: 31_007, isWanted: true }), 'requestNoticeReceipt'],
  }),
  ...methodsOf('messages', httpMessageGateway, {
    send: [(one) => one.send(aMessage()), 'sendMessage'],
  }),
  ...methodsOf('publicSite', httpPublicSiteGateway, {
    load: [(one) => one.load(), 'loadPublicData'],
    listPosts: [(one) => one.listPosts(), 'listPosts'],
    listSocialPosts: [(one) => one.listSocialPosts(), 'listSocialPosts'],
    readMaintenance: [(one) => one.readMaintenance(), 'readMaintenance'],
  }),
  ...methodsOf('traffic', httpTrafficGateway, {
    read: [(one) => one.read(), 'readTraffic'],
  }),
];
