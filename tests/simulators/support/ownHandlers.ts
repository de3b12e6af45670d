import { readContract } from '../../../scripts/contract/readContract.ts';
import {
  openOperations,
  securedOperations,
} from '../../../scripts/simulators/backend/operations.ts';
import { httpError } from '../../../scripts/simulators/http/answers.ts';
import { operationRouter } from '../../../scripts/simulators/http/operationRouter.ts';
import type { AccountHolder, Caller } from '../../../scripts/simulators/world/Caller.ts';
import { openStore } from '../../../scripts/simulators/store/database.ts';
import { attemptsOn } from '../../../scripts/simulators/world/attempts.ts';
import { clockOn } from '../../../scripts/simulators/world/clock.ts';
import { mailboxOn, type Mail } from '../../../scripts/simulators/world/mailbox.ts';
import { openSession } from '../../../scripts/simulators/world/sessions.ts';
import { settingsOf } from '../../../scripts/simulators/world/settings.ts';
import type { Services } from '../../../scripts/simulators/world/Services.ts';

const document = await readContract();
const person: AccountHolder = { accountId: 1, email: 'camille.durand@example.fr' };
const today = Date.parse('2026-11-21T10:00:00+01:00');

type Handlers = Readonly<Record<string, unknown>>;

export interface OwnHandlers {
  readonly services: Services;
  /** Reports of the router: invalid requests and internal errors. */
  readonly problems: readonly string[];
  /** The reported mails, newest last. */
  readonly mails: readonly Mail[];
  /** A token of the active account. */
  readonly token: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The router of the contract with some handlers replaced, on a store with a single account. */
export async function openOwnHandlers(
  handlers: { readonly open?: Handlers; readonly secured?: Handlers },
  { checksAnswers = true } = {},
): Promise<OwnHandlers> {
  const problems: string[] = [];
  const mails: Mail[] = [];
  const store = openStore(':memory:', (empty) => {
    empty.run(
      `INSERT INTO account (id, email, firstname, lastname, activatedAt)
       VALUES (:accountId, :email, 'Camille', 'Durand', 1)`,
      { ...person },
    );
  });
  const settings = settingsOf(store);
  const clock = clockOn(settings, () => today);
  const services: Services = {
    store,
    settings,
    clock,
    mailbox: mailboxOn(store, clock, (mail) => mails.push(mail)),
    attempts: attemptsOn(store, clock),
    secret: 'a secret that only this test knows',
    language: 'fr',
    siteUrl: () => 'http://127.0.0.1:5173',
    ownUrl: () => 'http://127.0.0.1:4020',
  };
  const router = operationRouter({
    document,
    open: { ...openOperations, ...handlers.open },
    secured: { ...securedOperations, ...handlers.secured },
    services,
    report: (operationId, found) => problems.push(`${operationId}: ${found.join('; ')}`),
    checksAnswers,
  });
  router.notFound((context) => context.json(httpError(404, 'Adresse inconnue.').body, 404));
  return {
    services,
    problems,
    mails,
    token: await openSession(person, services),
    fetch: async (path, init = {}) =>
      router.fetch(new Request(`http://127.0.0.1:4020${path}`, init)),
  };
}

export interface RecordedCall {
  readonly body: unknown;
  readonly path: unknown;
  readonly query: unknown;
  readonly caller: Caller | null;
}

/** A handler that records its calls and always gives the same answer. */
export function recordingHandler(answer: { readonly status: number; readonly body: unknown }): {
  readonly calls: readonly RecordedCall[];
  readonly handler: (call: RecordedCall) => typeof answer;
} {
  const calls: RecordedCall[] = [];
  return {
    calls,
    handler: (call) => {
      calls.push(call);
      return answer;
    },
  };
}
