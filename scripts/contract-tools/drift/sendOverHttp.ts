import { once } from 'node:events';
import { Agent as HttpAgent, request as overHttp, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { acceptedCodings, decoded } from './contentCoding.ts';
import { readBody } from './readBody.ts';

/** The part of a `Response` that calls read. */
export interface SentAnswer extends Pick<Response, 'status' | 'headers'> {
  /** Decompressed. */
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Sends a request, as `fetch` does. */
export type SendRequest = (
  request: Request,
  init: { readonly signal: AbortSignal },
) => Promise<SentAnswer>;

const kept = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/** Sends a request. A body of `fetch` never ends, nor fails, when its decoder refuses it (undici 6). */
export const sendOverHttp: SendRequest = async (request, { signal }) => {
  const content = Buffer.from(await request.arrayBuffer());
  const headers = {
    'accept-language': '*',
    'accept-encoding': acceptedCodings,
    ...Object.fromEntries(request.headers),
    ...(request.body === null ? {} : { 'content-length': String(content.length) }),
  };
  const answer = await exchanged(request, { headers, signal, content }, true);
  const received = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  const { statusCode: status = 0 } = answer;
  return {
    status,
    headers: received,
    body: bodyOf(answer, received.get('content-encoding'), signal),
  };
};

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly content: Buffer;
}

/** The beginning of the answer. A read is sent again if its shared connection was closed. */
async function exchanged(
  request: Request,
  { content, ...options }: Sent,
  mayBeKept: boolean,
): Promise<IncomingMessage> {
  const { protocol } = new URL(request.url);
  const { method } = request;
  const isShared = mayBeKept && (method === 'GET' || method === 'HEAD');
  const agent = isShared ? kept[protocol === 'https:' ? 'https:' : 'http:'] : false;
  const send = protocol === 'https:' ? overHttps : overHttp;
  const sent = send(request.url, { ...options, method, agent });
  try {
    sent.end(content);
    const answers = ['response', 'upgrade'].map((event) => once(sent, event));
    const [answer, socket] = (await Promise.race(answers)) as [IncomingMessage, Socket?];
    // Status 101: what follows is no HTTP.
    socket?.destroy();
    // An error after this belongs to the answer, and is read with its body.
    sent.on('error', () => undefined);
    return answer;
  } catch (problem) {
    if (!sent.reusedSocket || options.signal.aborted) throw problem;
    return exchanged(request, { content, ...options }, false);
  }
}

async function* bodyOf(
  answer: IncomingMessage,
  coding: string | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (answer.statusCode === 101) return;
  if (coding === null) yield* answer;
  else yield decoded(await readBody(answer, signal), coding);
}
