import { Container, type BindToFluentSyntax, type ServiceIdentifier } from 'inversify';
import { blobPdfViewer } from '../adapters/browser/blobPdfViewer';
import { formPaymentPage } from '../adapters/browser/formPaymentPage';
import { downloadFileSaver } from '../adapters/browser/downloadFileSaver';
import { timerDelay } from '../adapters/browser/timerDelay';
import { formPassagePrinter } from '../adapters/browser/formPassagePrinter';
import { xlsxWorkbookWriter } from '../adapters/browser/xlsxWorkbookWriter';
import { zipArchiveWriter } from '../adapters/browser/zipArchiveWriter';
import { createApiClient } from '../adapters/http/core/apiClient';
import { httpAccountGateway } from '../adapters/http/account/HttpAccountGateway';
import { httpInvoiceGateway } from '../adapters/http/invoice/HttpInvoiceGateway';
import { httpBadgeGateway } from '../adapters/http/badge/HttpBadgeGateway';
import { httpBankAccountGateway } from '../adapters/http/bank/HttpBankAccountGateway';
import { httpContractGateway } from '../adapters/http/contract/HttpContractGateway';
import { httpMessageGateway } from '../adapters/http/contact/HttpMessageGateway';
import { httpNoticeGateway } from '../adapters/http/notice/HttpNoticeGateway';
import { httpOrderGateway } from '../adapters/http/ordering/HttpOrderGateway';
import { httpPassageGateway } from '../adapters/http/passage/HttpPassageGateway';
import { httpPaymentGateway } from '../adapters/http/payment/HttpPaymentGateway';
import { httpPublicSiteGateway } from '../adapters/http/publicSite/HttpPublicSiteGateway';
import { httpPurchaseGateway } from '../adapters/http/purchase/HttpPurchaseGateway';
import { httpReceiptGateway } from '../adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../adapters/http/freeRamp/HttpRefundGateway';
import { httpSubscriberGateway } from '../adapters/http/subscriber/HttpSubscriberGateway';
import { httpTicketGateway } from '../adapters/http/freeRamp/HttpTicketGateway';
import { httpTrafficGateway } from '../adapters/http/publicSite/HttpTrafficGateway';
import type { BrowserPorts, Ports } from '../application/ports/Ports';
import type { Configuration } from './configuration';
import { createPaymentSigner } from './createPaymentSigner';
import { reportMalformedAnswer } from './reportMalformedAnswer';
import { tokens, type Services } from './services';

export { readPublished } from './readPublished';

type Bindings = {
  readonly [Name in keyof Services]: (bind: BindToFluentSyntax<Services[Name]>) => void;
};

/** One binding per service. A service without a binding does not compile. */
function bindings(browser: BrowserPorts, configuration: Configuration): Bindings {
  return {
    clock: (bind) => bind.toConstantValue(browser.clock),
    tokens: (bind) => bind.toConstantValue(browser.tokens),
    preferences: (bind) => bind.toConstantValue(browser.preferences),
    consents: (bind) => bind.toConstantValue(browser.consents),
    audience: (bind) => bind.toConstantValue(browser.audience),
    orderDrafts: (bind) => bind.toConstantValue(browser.orderDrafts),
    paymentRecords: (bind) => bind.toConstantValue(browser.paymentRecords),
    visits: (bind) => bind.toConstantValue(browser.visits),
    purchaseDrafts: (bind) => bind.toConstantValue(browser.purchaseDrafts),
    documents: (bind) => bind.toConstantValue(browser.documents),
    lastTraffic: (bind) => bind.toConstantValue(browser.lastTraffic),
    plates: (bind) => bind.toConstantValue(browser.plates),
    offlinePage: (bind) => bind.toConstantValue(browser.offlinePage),
    api: (bind) =>
      bind.toResolvedValue(
        (storage) =>
          createApiClient({
            baseUrl: '',
            timeoutMs: configuration.apiTimeoutMs,
            tokens: storage,
            onMalformed: reportMalformedAnswer,
          }),
        [tokens.tokens],
      ),
    accounts: (bind) => bind.toResolvedValue(httpAccountGateway, [tokens.api]),
    subscribers: (bind) => bind.toResolvedValue(httpSubscriberGateway, [tokens.api]),
    invoices: (bind) => bind.toResolvedValue(httpInvoiceGateway, [tokens.api]),
    badges: (bind) => bind.toResolvedValue(httpBadgeGateway, [tokens.api]),
    contracts: (bind) => bind.toResolvedValue(httpContractGateway, [tokens.api]),
    passages: (bind) => bind.toResolvedValue(httpPassageGateway, [tokens.api]),
    traffic: (bind) => bind.toResolvedValue(httpTrafficGateway, [tokens.api]),
    publicSite: (bind) => bind.toResolvedValue(httpPublicSiteGateway, [tokens.api]),
    orders: (bind) => bind.toResolvedValue(httpOrderGateway, [tokens.api]),
    purchases: (bind) =>
      bind.toResolvedValue(
        (api) => httpPurchaseGateway(api, configuration.signature.host),
        [tokens.api],
      ),
    notices: (bind) => bind.toResolvedValue(httpNoticeGateway, [tokens.api]),
    payments: (bind) => bind.toResolvedValue(httpPaymentGateway, [tokens.api]),
    refunds: (bind) => bind.toResolvedValue(httpRefundGateway, [tokens.api]),
    receipts: (bind) => bind.toResolvedValue(httpReceiptGateway, [tokens.api]),
    tickets: (bind) => bind.toResolvedValue(httpTicketGateway, [tokens.api]),
    bankAccounts: (bind) => bind.toResolvedValue(httpBankAccountGateway, [tokens.api]),
    messages: (bind) => bind.toResolvedValue(httpMessageGateway, [tokens.api]),
    paymentSigner: (bind) =>
      bind.toResolvedValue((api) => createPaymentSigner(api, configuration.payment), [tokens.api]),
    paymentPage: (bind) => bind.toConstantValue(formPaymentPage(configuration.payment.pageUrl)),
    delay: (bind) => bind.toConstantValue(timerDelay),
    passagePrinter: (bind) => bind.toConstantValue(formPassagePrinter),
    fileSaver: (bind) => bind.toConstantValue(downloadFileSaver),
    archives: (bind) => bind.toConstantValue(zipArchiveWriter),
    workbooks: (bind) => bind.toConstantValue(xlsxWorkbookWriter),
    pdfViewer: (bind) => bind.toConstantValue(blobPdfViewer),
  };
}

/** `jitless`: the content security policy forbids code made from strings. */
export function createContainer(browser: BrowserPorts, configuration: Configuration): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const all = bindings(browser, configuration);
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- ties the token to its binding
  const bindService = <Name extends keyof Services>(name: Name): void => {
    all[name](container.bind<Services[Name]>(tokens[name]));
  };
  (Object.keys(all) as (keyof Services)[]).forEach(bindService);
  return container;
}

/** The ports as a plain record, for the store: only this folder depends on the container. */
export function resolvePorts(container: Container): Ports {
  const { api: _adaptersOnly, ...ports } = tokens;
  const resolved = Object.entries(ports).map(([name, token]) => [
    name,
    container.get(token as ServiceIdentifier),
  ]);
  // Each token has the type of its name in `Services`; Object.entries loses this relation.
  return Object.fromEntries(resolved) as Ports;
}
