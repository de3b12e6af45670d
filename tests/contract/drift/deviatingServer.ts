import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { localHost } from '../../../scripts/process/freePort.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { sessionOf } from '../../simulators/support/accounts.ts';
import { camille, openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { operationIds, operationOf } from './contract.ts';
import type { Answer, SentRequest, Variation } from './Exchange.ts';
import { sendAnswer } from './sendAnswer.ts';
import { toResponse } from './toResponse.ts';

export interface DeviatingServer {
  /** Of its port on this machine, without a slash at the end. */
  readonly url: string;
  /** A bearer token of the subscriber of the story, good whatever is switched on. */
  readonly token: string;
  /** The data of the backend as it is now. */
  image(): Uint8Array;
  /** From now on this change is made, and no other; null: none. The backend begins its story anew. */
  deviate(variation: Variation | null): void;
  /** Whether a request goes otherwise than with the backend alone. It is carried out, its answer is not waited for. */
  changes(request: Request): Promise<boolean>;
  /** As the global one, without the port. A redirect is answered, never followed. */
  readonly fetch: (request: Request) => Promise<Response>;
  stop(): Promise<void>;
}

/** The reference backend, one change of its requests and answers switched on at a time, in process and on a port. */
export async function openDeviatingServer(): Promise<DeviatingServer> {
  let operator = openOperator();
  let variation: Variation | null = null;
  const token = await sessionOf(operator, camille);

  const carryOut = async (request: SentRequest): Promise<CarriedOut> => {
    const operationId = operationAt(request);
    const plain = (sent = request): Promise<Answer> => callOperator(operator, sent);
    if (variation === null || operationId !== variation.operationId) {
      return { answer: await plain(), isChanged: false };
    }
    let own: Answer | null = null;
    const answer = await variation.alter({
      operationId,
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
    sendAnswer(incoming, outgoing, async (request) => (await carryOut(request)).answer).catch(
      (problem: unknown) => {
        // A test must see it: nothing that deviates answers 599.
        outgoing.writeHead(599).end(String(problem));
      },
    );
  });
  server.listen(0, localHost);
  await once(server, 'listening');

  return {
    url: `http://${localHost}:${(server.address() as AddressInfo).port}`,
    token,
    image: () => operator.world.store.image(),
    deviate(next) {
      operator.close();
      operator = openOperator();
      variation = next;
    },
    changes: async (request) => (await carryOut(await sentRequest(request))).isChanged,
    async fetch(request) {
      const { answer } = await carryOut(await sentRequest(request));
      return toResponse(answer, request.signal);
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      operator.close();
    },
  };
}

interface CarriedOut {
  readonly answer: Answer;
  readonly isChanged: boolean;
}

const routes = operationIds.map((operationId) => {
  const { method, path } = operationOf(operationId);
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { operationId, method: method.toUpperCase(), pattern };
});

function operationAt({ method, path }: SentRequest): OperationId | undefined {
  const [pathname = ''] = path.split('?');
  return routes.find((one) => one.method === method && one.pattern.test(pathname))?.operationId;
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
