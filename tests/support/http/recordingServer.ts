import type { ApiClient } from '../../../src/adapters/http/core/apiClient';
import { startFailingServer } from './failingServer';
import { testClient } from './testClient';

interface Sent {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  /** The Idempotency-Key of an order. */
  readonly key: string | string[] | undefined;
  readonly body: string;
}

export interface RecordingServer {
  /** The site's client, signed in, for this server. */
  readonly api: ApiClient;
  /** The received requests, in order. */
  readonly sent: readonly Sent[];
  /** Sets the answer to all further requests. */
  readonly answerWith: (answer: object, status?: number) => void;
  readonly stop: () => Promise<void>;
}

/** A server on 127.0.0.1 that records its requests. By default it accepts everything. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const sent: Sent[] = [];
  let answer: object = { state: true, response: 'Fait.' };
  let status = 200;
  const server = await startFailingServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const { 'content-type': type, authorization, 'idempotency-key': key } = headers;
      const body = Buffer.concat(chunks).toString();
      sent.push({ method, path, type, authorization, key, body });
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer));
    });
  });
  return {
    api: testClient(server.url),
    sent,
    answerWith: (next, nextStatus = 200) => {
      answer = next;
      status = nextStatus;
    },
    stop: server.stop,
  };
}
