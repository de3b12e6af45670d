import { Container, type BindToFluentSyntax, type ServiceIdentifier } from 'inversify';
import { language } from '../ui/words/language.fr';
import type { Delay } from '../application/ports/device/Delay';
import { blobPdfViewer } from '../adapters/browser/blobPdfViewer';
import { formPaymentPage } from '../adapters/payment/sealedForm/formPaymentPage';
import { toneChime } from '../adapters/browser/device/toneChime';
import { downloadFileSaver } from '../adapters/browser/downloadFileSaver';
import { formPassagePrinter } from '../adapters/browser/formPassagePrinter';
import { xlsxWorkbookWriter } from '../adapters/browser/workbook/xlsxWorkbookWriter';
import { zipArchiveWriter } from '../adapters/browser/zipArchiveWriter';
import { httpAccountGateway } from '../adapters/http/account/HttpAccountGateway';
import { httpBadgeGateway } from '../adapters/http/badge/HttpBadgeGateway';
import { httpBankAccountGateway } from '../adapters/http/bank/HttpBankAccountGateway';
import { httpMessageGateway } from '../adapters/http/contact/HttpMessageGateway';
import { httpContractGateway } from '../adapters/http/contract/HttpContractGateway';
import {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
} from '../adapters/http/core/apiClient';
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

/** What the container makes beside the ports of the browser; gateways share the client of the API. */
interface Made extends Omit<Ports, keyof BrowserPorts> {
  readonly api: ApiClient;
}

type Binding<Service> = (bind: BindToFluentSyntax<Service>) => void;

const apiToken: ServiceIdentifier<ApiClient> = Symbol.for('api' satisfies keyof Made);

const constant =
  <Service>(value: Service): Binding<Service> =>
  (bind) =>
    bind.toConstantValue(value);

/** Of the client of the API, which all of them share. */
const gateway =
  <Service>(make: (api: ApiClient) => Service): Binding<Service> =>
  (bind) =>
    bind.toResolvedValue(make, [apiToken]);

const timerDelay: Delay = {
  wait: (milliseconds) => () =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** The one list: a port without a binding does not compile. */
function bindings(
  browser: BrowserPorts,
  { api, money }: SiteConfiguration,
  untilStayed: ApiClientOptions['untilStayed'],
): { readonly [Name in keyof Made]: Binding<Made[Name]> } {
  return {
    api: (bind) =>
      bind.toDynamicValue(() =>
        createApiClient({
          baseUrl: api.origin,
          language: language.tag,
          timeoutMs: api.timeoutMs,
          tokens: browser.tokens,
          onMalformed: (call, details, operation) => {
            reportMalformedAnswer(call, details);
            const pointers = details.map(pointerOf);
            browser.telemetry.report({ kind: 'answerMalformed', operation, pointers });
          },
          onFailed: (call) => browser.telemetry.report({ kind: 'callFailed', ...call }),
          untilStayed,
        }),
      ),
    accounts: gateway(httpAccountGateway),
    subscribers: gateway(httpSubscriberGateway),
    invoices: gateway(httpInvoiceGateway),
    badges: gateway(httpBadgeGateway),
    contracts: gateway(httpContractGateway),
    passages: gateway(httpPassageGateway),
    traffic: gateway(httpTrafficGateway),
    publicSite: gateway(httpPublicSiteGateway),
    orders: gateway(httpOrderGateway),
    purchases: gateway((client) =>
      httpPurchaseGateway(client, money?.signature.host ?? null, language.base),
    ),
    notices: gateway(httpNoticeGateway),
    payments: gateway(httpPaymentGateway),
    refunds: gateway(httpRefundGateway),
    receipts: gateway(httpReceiptGateway),
    tickets: gateway(httpTicketGateway),
    bankAccounts: gateway(httpBankAccountGateway),
    messages: gateway(httpMessageGateway),
    paymentSigner: gateway((client) =>
      money === null ? closedPaymentSigner : createPaymentSigner(client, money.payment),
    ),
    paymentPage: constant(formPaymentPage(money?.payment.pageUrl ?? null)),
    delay: constant(timerDelay),
    passagePrinter: constant(formPassagePrinter(api.origin)),
    chime: constant(toneChime()),
    fileSaver: constant(downloadFileSaver),
    archives: constant(zipArchiveWriter),
    workbooks: constant(xlsxWorkbookWriter()),
    pdfViewer: constant(blobPdfViewer),
  };
}

/**
 * The ports as a plain record, for the store: only this folder depends on the container. `jitless`: the
 * content security policy forbids code made from strings. A port is made at its first use: a page needs two
 * or three of 27. A failed call is reported after `untilStayed` has
 * resolved.
 */
export function createPorts(
  browser: BrowserPorts,
  configuration: SiteConfiguration,
  untilStayed: ApiClientOptions['untilStayed'] = () => Promise.resolve(),
): Ports {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const all = bindings(browser, configuration, untilStayed);
  const ports = { ...browser };
  for (const [name, bindTo] of Object.entries(all) as [string, Binding<unknown>][]) {
    const token: ServiceIdentifier = Symbol.for(name);
    bindTo(container.bind(token));
    if (name === 'api') continue;
    Object.defineProperty(ports, name, {
      enumerable: true,
      get: (): unknown => container.get(token),
    });
  }
  return ports as Ports;
}
