import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { ContractDocument } from '../contract/document.ts';
import { referencePages } from '../reference/referencePages.ts';
import { audienceMeter } from './audience/audienceMeter.ts';
import { openOperations, securedOperations } from './backend/operations.ts';
import { bankPages } from './bank/bankPages.ts';
import { controlPages } from './control/controlPages.ts';
import { httpError } from './http/answers.ts';
import { operationRouter } from './http/operationRouter.ts';
import { crossOrigin } from './http/crossOrigin.ts';
import { ownHostOnly } from './http/ownHostOnly.ts';
import { publishedFiles } from './documents/publishedFiles.ts';
import { seedStore } from './seed/seedStore.ts';
import { signaturePages } from './signature/signaturePages.ts';
import { openStore, type StoreFile } from './store/database.ts';
import { telemetryCollector } from './telemetry/telemetryCollector.ts';
import { attemptsOn } from './world/attempts.ts';
import { clockOn } from './world/clock.ts';
import { languageBases } from './world/inLanguage.ts';
import { mailboxOn, type Mail } from './world/mailbox.ts';
import { settingsOf } from './world/settings.ts';
import type { Services } from './world/Services.ts';

export interface SimulatorOptions {
  /** The contract, bundled into one document. */
  readonly document: ContractDocument;
  readonly file: StoreFile;
  /** The site's address, without a trailing slash: links in mails lead there. */
  readonly siteUrl: () => string;
  /** The simulators' own address, without a trailing slash. */
  readonly ownUrl: () => string;
  /** Called with each mail that a real operator would send. */
  readonly onMail: (mail: Mail) => void;
  /** Called for each request outside the contract, and each internal error. */
  readonly report?: (operationId: string, problems: readonly string[]) => void;
  /** Also checks each answer against the contract; for tests. */
  readonly checksAnswers?: boolean;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly machineNow?: () => number;
  /** False skips the company, whose passages take a second to insert. Default: true. */
  readonly withCompany?: boolean;
}

export interface OpenSimulators {
  /**
   * `bindings` are Node's request and response objects when a server listens; none in tests without
   * a port.
   */
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  readonly services: Services;
  close(): void;
}

/**
 * The operator's backend, bank, signature service and control page with their data, without a port.
 */
export function openSimulators(options: SimulatorOptions): OpenSimulators {
  const { document, machineNow = Date.now, withCompany = true } = options;
  const store = openStore(options.file, (empty) => {
    settingsOf(empty).write('secret', randomBytes(32).toString('base64url'));
    seedStore(empty, document, { now: Math.floor(machineNow() / 1_000), withCompany });
  });
  const settings = settingsOf(store);
  const clock = clockOn(settings, machineNow);
  const services: Services = {
    store,
    settings,
    clock,
    mailbox: mailboxOn(store, clock, options.onMail),
    attempts: attemptsOn(store, clock),
    secret: settings.read<string>('secret') ?? '',
    language: 'fr',
    siteUrl: (language = 'fr') => options.siteUrl() + languageBases[language],
    ownUrl: options.ownUrl,
  };
  const app = new Hono();
  app.use(ownHostOnly);
  app.use('/api/*', crossOrigin(services));
  app.route('/', controlPages(services, document));
  app.route(
    '/',
    referencePages(() => JSON.stringify(document)),
  );
  app.route('/', bankPages(services));
  app.route('/', signaturePages(services));
  app.route('/', publishedFiles(services));
  app.route('/', audienceMeter(services));
  app.route('/', telemetryCollector(services));
  const api = operationRouter({
    document,
    open: openOperations,
    secured: securedOperations,
    services,
    report: options.report ?? (() => undefined),
    checksAnswers: options.checksAnswers ?? false,
  });
  app.route('/', api);
  app.notFound((context) => context.json(httpError(404, 'Adresse inconnue.').body, 404));
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    services,
    close: () => store.close(),
  };
}
