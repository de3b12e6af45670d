import { Container, type BindToFluentSyntax, type ServiceIdentifier } from 'inversify';
import { language } from '#words/shell/language';
import { blobPdfViewer } from '../adapters/browser/blobPdfViewer';
import { formPaymentPage } from '../adapters/payment/sealedForm/formPaymentPage';
import { toneChime } from '../adapters/browser/device/toneChime';
import { downloadFileSaver } from '../adapters/browser/downloadFileSaver';
import { timerDelay } from '../adapters/browser/timerDelay';
import { formPassagePrinter } from '../adapters/browser/formPassagePrinter';
import { xlsxWorkbookWriter } from '../adapters/browser/workbook/xlsxWorkbookWriter';
import { zipArchiveWriter } from '../adapters/browser/zipArchiveWriter';
import { httpAccountGateway } from '../adapters/http/account/HttpAccountGateway';
import { httpBadgeGateway } from '../adapters/http/badge/HttpBadgeGateway';
import { httpBankAccountGateway } from '../adapters/http/bank/HttpBankAccountGateway';
import { httpMessageGateway } from '../adapters/http/contact/HttpMessageGateway';
import { httpContractGateway } from '../adapters/http/contract/HttpContractGateway';
import { createApiClient, type ApiClientOptions } from '../adapters/http/core/apiClient';
import { pointerOf } from '../adapters/http/core/describeDecodeError';
import { httpReceiptGateway } from '../adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../adapters/http/freeRamp/HttpRefundGateway';
import { httpTicketGateway } from '../adapters/http/freeRamp/HttpTicketGateway';
import { httpInvoiceGateway } from '../adapters/http/invoice/HttpInvoiceGateway';
import { httpNoticeGateway } from '../adapters/http/notice/HttpNoticeGateway';
import { httpOrderGateway } from '../adapters/http/ordering/HttpOrderGateway';
import { httpPassageGateway } from '../adapters/http/passage/HttpPassageGateway';
import { httpPaymentGateway } from '../adapters/http/payment/HttpPaymentGateway';
import { httpPublicSiteGateway } from '../adapters/http/publicSite/HttpPublicSiteGateway';
import { httpTrafficGateway } from '../adapters/http/publicSite/HttpTrafficGateway';
import { httpPurchaseGateway } from '../adapters/http/purchase/HttpPurchaseGateway';
import { httpSubscriberGateway } from '../adapters/http/subscriber/HttpSubscriberGateway';
import { closedPaymentSigner } from '../adapters/payment/sealedForm/closedPaymentSigner';
import type { BrowserPorts, Ports } from '../application/ports/Ports';
import { createPaymentSigner } from './createPaymentSigner';
import type { SiteConfiguration } from './settings/configureSite';
import { reportMalformedAnswer } from './reportMalformedAnswer';
import { tokens, type Services } from './services';

export { readPublished } from './readPublished';

type Bindings = {
  readonly [Name in keyof Services]: (bind: BindToFluentSyntax<Services[Name]>) => void;
};

/** One binding per service. A service without a binding does not compile. */
function bindings(
  browser: BrowserPorts,
  configuration: SiteConfiguration,
  untilStayed: ApiClientOptions['untilStayed'],
): Bindings {
  const { money } = configuration;
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
    signatures: (bind) => bind.toConstantValue(browser.signatures),
    lastTraffic: (bind) => bind.toConstantValue(browser.lastTraffic),
    favourites: (bind) => bind.toConstantValue(browser.favourites),
    plates: (bind) => bind.toConstantValue(browser.plates),
    telemetry: (bind) => bind.toConstantValue(browser.telemetry),
    release: (bind) => bind.toConstantValue(browser.release),
    heldDrafts: (bind) => bind.toConstantValue(browser.heldDrafts),
    bankReturns: (bind) => bind.toConstantValue(browser.bankReturns),
    offlinePage: (bind) => bind.toConstantValue(browser.offlinePage),
    api: (bind) =>
      bind.toResolvedValue(
        (storage) =>
          createApiClient({
            baseUrl: configuration.api.origin,
            language: language.tag,
            timeoutMs: configuration.api.timeoutMs,
            tokens: storage,
            onMalformed: (call, details, operation) => {
              reportMalformedAnswer(call, details);
              const pointers = details.map(pointerOf);
              browser.telemetry.report({ kind: 'answerMalformed', operation, pointers });
            },
            onFailed: (call) => browser.telemetry.report({ kind: 'callFailed', ...call }),
            untilStayed,
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
        (api) => httpPurchaseGateway(api, money?.signature.host ?? null, language.base),
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
      bind.toResolvedValue(
        (api) => (money === null ? closedPaymentSigner : createPaymentSigner(api, money.payment)),
        [tokens.api],
      ),
    paymentPage: (bind) => bind.toConstantValue(formPaymentPage(money?.payment.pageUrl ?? null)),
    delay: (bind) => bind.toConstantValue(timerDelay),
    passagePrinter: (bind) => bind.toConstantValue(formPassagePrinter(configuration.api.origin)),
    chime: (bind) => bind.toConstantValue(toneChime()),
    fileSaver: (bind) => bind.toConstantValue(downloadFileSaver),
    archives: (bind) => bind.toConstantValue(zipArchiveWriter),
    workbooks: (bind) => bind.toConstantValue(xlsxWorkbookWriter()),
    pdfViewer: (bind) => bind.toConstantValue(blobPdfViewer),
  };
}

/**
 * `jitless`: the content security policy forbids code made from strings. A failed call is reported after
 * `untilStayed` has resolved.
 */
export function createContainer(
  browser: BrowserPorts,
  configuration: SiteConfiguration,
  untilStayed: ApiClientOptions['untilStayed'] = () => Promise.resolve(),
): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const all = bindings(browser, configuration, untilStayed);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the token to its binding
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
