import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { buffer } from 'node:stream/consumers';
import { localHost } from '../../../scripts/process/freePort.ts';
import { operationFinder } from '../../../scripts/contract-tools/capture/operationFinder.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { sessionOf } from '../../simulators/support/accounts.ts';
import { camille, openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { listen } from '../../support/http/listen.ts';
import { ownContract } from '../support/keptContract.ts';
import type { Answer, SentRequest, Variation } from './Exchange.ts';

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

/** Reads a request from a connection and writes its answer with the given ending. */
async function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: SentRequest) => Promise<Answer>,
): Promise<void> {
  const { status, headers, body, ending } = await answer(await readRequest(incoming));
  if (ending.kind === 'dropped' || ending.kind === 'endless') {
    if (ending.afterBytes !== null) {
      outgoing.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      await written(outgoing, body.subarray(0, ending.afterBytes));
    }
    // An endless answer is closed by the client, or with the server.
    if (ending.kind === 'dropped') outgoing.destroy();
    return;
  }
  if (ending.kind === 'chunked') {
    outgoing.writeHead(status, headers);
    for (let at = 0; at < body.length; at += ending.bytes) {
      await written(outgoing, body.subarray(at, at + ending.bytes));
    }
    outgoing.end();
    return;
  }
  outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

async function readRequest(incoming: IncomingMessage): Promise<SentRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    hopByHop.has(name) ? [] : [[name, String(value)] as const],
  );
  return {
    method,
    path: url,
    headers: Object.fromEntries(texts),
    body: new Uint8Array(await buffer(incoming)),
  };
}

/** Headers of the connection, not of the request. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Resolves once the connection has accepted the bytes, or is closed. */
async function written(outgoing: ServerResponse, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) outgoing.flushHeaders();
  else if (!outgoing.write(bytes)) {
    await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
  }
  // The next turn: the bytes leave before the connection may be closed.
  await new Promise((resolve) => setImmediate(resolve));
}
