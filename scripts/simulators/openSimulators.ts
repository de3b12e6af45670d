import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { ContractDocument } from '../contract/document.ts';
import { audienceMeter } from './audience/audienceMeter.ts';
import { openOperations, securedOperations } from './backend/operations.ts';
import { bankPages } from './bank/bankPages.ts';
import { controlPages } from './control/controlPages.ts';
import { httpError } from './http/answers.ts';
import { operationRouter } from './http/operationRouter.ts';
import { ownHostOnly } from './http/ownHostOnly.ts';
import { publishedFiles } from './documents/publishedFiles.ts';
import { seedTown } from './seed/seedTown.ts';
import { signaturePages } from './signature/signaturePages.ts';
import { openStore, type StoreFile } from './store/database.ts';
import { attemptsOn } from './world/attempts.ts';
import { clockOn } from './world/clock.ts';
import { mailboxOn, type Mail } from './world/mailbox.ts';
import { settingsOf } from './world/settings.ts';
import type { World } from './world/World.ts';

export interface SimulatorOptions {
  /** The contract, as one document. */
  readonly document: ContractDocument;
  readonly file: StoreFile;
  /** The site's address, without a slash at the end: where mails lead. */
  readonly siteUrl: () => string;
  /** The simulators' own address, without a slash at the end. */
  readonly ownUrl: () => string;
  /** Told of each mail that would have been sent. */
  readonly onMail: (mail: Mail) => void;
  /** Told of each request outside the contract, and of each failure of ours. */
  readonly report?: (operationId: string, problems: readonly string[]) => void;
  /** Holds each answer to the contract as well, for tests. */
  readonly checksAnswers?: boolean;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly machineNow?: () => number;
  /** Without the company, whose passages take a second to write. Default: with it. */
  readonly withCompany?: boolean;
}

export interface OpenSimulators {
  /** `bindings` are those of the server behind a port; without one, none. */
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  readonly world: World;
  close(): void;
}

/** The operator's backend, its bank, its signature service and the control page, on their data, without a port. */
export function openSimulators(options: SimulatorOptions): OpenSimulators {
  const { document, machineNow = Date.now, withCompany = true } = options;
  const store = openStore(options.file, (empty) => {
    settingsOf(empty).write('secret', randomBytes(32).toString('base64url'));
    seedTown(empty, document, { now: Math.floor(machineNow() / 1_000), withCompany });
  });
  const settings = settingsOf(store);
  const clock = clockOn(settings, machineNow);
  const world: World = {
    store,
    settings,
    clock,
    mailbox: mailboxOn(store, clock, options.onMail),
    attempts: attemptsOn(store, clock),
    secret: settings.read<string>('secret') ?? '',
    siteUrl: options.siteUrl,
    ownUrl: options.ownUrl,
  };
  const app = new Hono();
  app.use(ownHostOnly);
  app.route('/', controlPages(world, document));
  app.route('/', bankPages(world));
  app.route('/', signaturePages(world));
  app.route('/', publishedFiles(world));
  app.route('/', audienceMeter(world));
  const api = operationRouter({
    document,
    open: openOperations,
    secured: securedOperations,
    world,
    report: options.report ?? (() => undefined),
    checksAnswers: options.checksAnswers ?? false,
  });
  app.route('/', api);
  app.notFound((context) => context.json(httpError(404, 'Adresse inconnue.').body, 404));
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    world,
    close: () => store.close(),
  };
}
