import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer, SentRequest } from './Exchange.ts';

/** Reads a request from a connection and writes its answer with the given ending. */
export async function sendAnswer(
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
