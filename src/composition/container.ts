import { Container, type BindToFluentSyntax, type ServiceIdentifier } from 'inversify';
import { blobPdfViewer } from '../adapters/browser/blobPdfViewer';
import { formPaymentPage } from '../adapters/browser/formPaymentPage';
import { downloadFileSaver } from '../adapters/browser/downloadFileSaver';
import { timerDelay } from '../adapters/browser/timerDelay';
import { formPassagePrinter } from '../adapters/browser/formPassagePrinter';
import { createApiClient } from '../adapters/http/apiClient';
import { httpAccountGateway } from '../adapters/http/HttpAccountGateway';
import { httpInvoiceGateway } from '../adapters/http/HttpInvoiceGateway';
import { httpBadgeGateway } from '../adapters/http/HttpBadgeGateway';
import { httpBankAccountGateway } from '../adapters/http/HttpBankAccountGateway';
import { httpContractGateway } from '../adapters/http/HttpContractGateway';
import { httpMessageGateway } from '../adapters/http/HttpMessageGateway';
import { httpNoticeGateway } from '../adapters/http/HttpNoticeGateway';
import { httpOrderGateway } from '../adapters/http/HttpOrderGateway';
import { httpPassageGateway } from '../adapters/http/HttpPassageGateway';
import { httpPaymentGateway } from '../adapters/http/HttpPaymentGateway';
import { httpPublicSiteGateway } from '../adapters/http/HttpPublicSiteGateway';
import { httpPurchaseGateway } from '../adapters/http/HttpPurchaseGateway';
import { httpReceiptGateway } from '../adapters/http/HttpReceiptGateway';
import { httpRefundGateway } from '../adapters/http/HttpRefundGateway';
import { httpSubscriberGateway } from '../adapters/http/HttpSubscriberGateway';
import { httpTicketGateway } from '../adapters/http/HttpTicketGateway';
import { httpTrafficGateway } from '../adapters/http/HttpTrafficGateway';
import type { BrowserPorts, Ports } from '../application/ports/Ports';
import type { Configuration } from './configuration';
import { createPaymentSigner } from './createPaymentSigner';
import { reportMalformedAnswer } from './reportMalformedAnswer';
import { tokens, type Services } from './services';

type Bindings = {
  readonly [Name in keyof Services]: (bind: BindToFluentSyntax<Services[Name]>) => void;
};

/** One binding per service. A service without its binding does not compile. */
function bindings(browser: BrowserPorts, configuration: Configuration): Bindings {
  return {
    clock: (bind) => bind.toConstantValue(browser.clock),
    tokens: (bind) => bind.toConstantValue(browser.tokens),
    preferences: (bind) => bind.toConstantValue(browser.preferences),
    consents: (bind) => bind.toConstantValue(browser.consents),
    audience: (bind) => bind.toConstantValue(browser.audience),
    orderDrafts: (bind) => bind.toConstantValue(browser.orderDrafts),
    visits: (bind) => bind.toConstantValue(browser.visits),
    purchases: (bind) => bind.toConstantValue(browser.purchases),
    documents: (bind) => bind.toConstantValue(browser.documents),
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
    subscriptions: (bind) =>
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

/** The ports as a plain record, for the store: nothing beyond this folder knows the container. */
export function resolvePorts(container: Container): Ports {
  const { api: _adaptersOnly, ...ports } = tokens;
  const resolved = Object.entries(ports).map(([name, token]) => [
    name,
    container.get(token as ServiceIdentifier),
  ]);
  // Each token is typed by its own name in `Services`, a knowledge that Object.entries drops.
  return Object.fromEntries(resolved) as Ports;
}
