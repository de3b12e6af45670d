import { once } from 'node:events';
import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { localHost } from '../../../scripts/process/freePort.ts';
import { operationFinder } from '../../../scripts/contract-tools/capture/operationFinder.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { sessionOf } from '../../simulators/support/accounts.ts';
import { camille, openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { listen } from '../../support/http/listen.ts';
import { ownContract } from '../support/keptContract.ts';
import type { Answer, SentRequest, Variation } from './Exchange.ts';
import { sendAnswer } from './sendAnswer.ts';

export interface DeviatingServer {
  /** The address of its port on this machine, without a trailing slash. */
  readonly url: string;
  /** A valid bearer token of the seeded subscriber, whichever change is active. */
  readonly token: string;
  /** Activates this change only, or none (null), and resets the backend. */
  deviate(variation: Variation | null): void;
  /** Whether the active change affects a request. The request is executed. */
  changes(request: Request): Promise<boolean>;
  stop(): Promise<void>;
}

/** The reference backend on a port, with one active change of its requests and answers. */
export async function openDeviatingServer(): Promise<DeviatingServer> {
  let operator = openOperator();
  let variation: Variation | null = null;
  const token = await sessionOf(operator, camille);

  const execute = async (request: SentRequest): Promise<Executed> => {
    const plain = (sent = request): Promise<Answer> => callOperator(operator, sent);
    if (variation === null || operationAt(request) !== variation.operationId) {
      return { answer: await plain(), isChanged: false };
    }
    let own: Answer | null = null;
    const answer = await variation.alter({
      operationId: variation.operationId,
      request,
      ownToken: token,
      isSignedIn: request.headers['authorization'] === `Bearer ${token}`,
      call: async (sent = request) => {
        const answered = await plain(sent);
        if (sent === request) own = answered;
        return answered;
      },
    });
    return { answer, isChanged: !isDeepStrictEqual(own, answer) };
  };

  const server = createServer((incoming, outgoing) => {
    sendAnswer(incoming, outgoing, async (request) => (await execute(request)).answer).catch(
      (problem: unknown) => {
        // Makes an error visible in a test: no deviation answers 599.
        outgoing.writeHead(599).end(String(problem));
      },
    );
  });
  const port = await listen(server);

  return {
    url: `http://${localHost}:${port}`,
    token,
    deviate(next) {
      operator.close();
      operator = openOperator();
      variation = next;
    },
    changes: async (request) => (await execute(await sentRequest(request))).isChanged,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      operator.close();
    },
  };
}

interface Executed {
  readonly answer: Answer;
  readonly isChanged: boolean;
}

const find = operationFinder(listOperations(ownContract.document));

function operationAt({ method, path }: SentRequest): string | undefined {
  const [pathname = ''] = path.split('?');
  const found = find(method, pathname);
  return found.isKnown ? found.listed.id : undefined;
}

async function sentRequest(request: Request): Promise<SentRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.bytes(),
  };
}

async function callOperator(operator: OpenedOperator, sent: SentRequest): Promise<Answer> {
  const { method, path, headers, body } = sent;
  const response = await operator.fetch(path, {
    method,
    headers,
    ...(body.length > 0 ? { body } : {}),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.bytes(),
    ending: { kind: 'whole' },
  };
}
