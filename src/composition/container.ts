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
import { createApiClient, type ApiClientOptions } from '../adapters/http/core/apiClient';
import { pointerOf } from '../adapters/http/core/describeDecodeError';
import { httpPublicSiteGateway } from '../adapters/http/publicSite/HttpPublicSiteGateway';
import { httpTrafficGateway } from '../adapters/http/publicSite/HttpTrafficGateway';
import type { BrowserPorts, Ports } from '../application/ports/Ports';
import type { SiteConfiguration } from './settings/configureSite';
import type { DeferrablePort, Gateways } from './gateways/Gateways';
import { deferGateway } from './gateways/deferGateway';
import { reportMalformedAnswer } from './reportMalformedAnswer';
import { tokens, type Services } from './services';

export { readPublished } from './readPublished';

type Bindings = {
  readonly [Name in keyof Services]: (bind: BindToFluentSyntax<Services[Name]>) => void;
};

const member = async () => (await import('./gateways/memberGateways')).memberGateways;
const freeRamp = async () => (await import('./gateways/freeRampGateways')).freeRampGateways;
const payment = async () => (await import('./gateways/paymentGateways')).paymentGateways;
const order = async () => (await import('./gateways/orderGateways')).orderGateways;
const account = async () => (await import('./gateways/accountGateways')).accountGateways;
const contact = async () => (await import('./gateways/contactGateways')).contactGateways;

/** One binding per service. A service without a binding does not compile. */
function bindings(
  browser: BrowserPorts,
  configuration: SiteConfiguration,
  untilStayed: ApiClientOptions['untilStayed'],
): Bindings {
  const lostOnlyIfStayed = async (problem: unknown): Promise<never> => {
    await untilStayed();
    throw problem;
  };
  /** The code of the gateway comes with that of its group, at the first call of one of them. */
  const deferred =
    <Name extends DeferrablePort>(load: () => Promise<Gateways<Name>>, name: Name) =>
    (bind: BindToFluentSyntax<Ports[Name]>): void => {
      bind.toResolvedValue(
        (api) =>
          deferGateway(async () =>
            (await load().catch(lostOnlyIfStayed))[name](api, configuration),
          ),
        [tokens.api],
      );
    };
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
    accounts: deferred(account, 'accounts'),
    subscribers: deferred(member, 'subscribers'),
    invoices: deferred(member, 'invoices'),
    badges: deferred(member, 'badges'),
    contracts: deferred(member, 'contracts'),
    passages: deferred(member, 'passages'),
    traffic: (bind) => bind.toResolvedValue(httpTrafficGateway, [tokens.api]),
    publicSite: (bind) => bind.toResolvedValue(httpPublicSiteGateway, [tokens.api]),
    orders: deferred(order, 'orders'),
    purchases: deferred(order, 'purchases'),
    notices: deferred(payment, 'notices'),
    payments: deferred(payment, 'payments'),
    refunds: deferred(freeRamp, 'refunds'),
    receipts: deferred(freeRamp, 'receipts'),
    tickets: deferred(freeRamp, 'tickets'),
    bankAccounts: deferred(freeRamp, 'bankAccounts'),
    messages: deferred(contact, 'messages'),
    paymentSigner: deferred(payment, 'paymentSigner'),
    paymentPage: (bind) =>
      bind.toConstantValue(formPaymentPage(configuration.money?.payment.pageUrl ?? null)),
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
