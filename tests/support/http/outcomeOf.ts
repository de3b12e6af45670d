import type { Send } from './calls';
import { startFailingServer } from './failingServer';
import { testClient } from './testClient';

/** Status, type and body of an answer. */
export type Answer = readonly [status: number, type: string, body: string | Buffer];

/** An answer in JSON. */
export const json = (status: number, body: object): Answer => [
  status,
  'application/json',
  JSON.stringify(body),
];

/** The outcome of a call for this answer of the server; `malformed` collects what violates the contract. */
export async function outcomeOf(
  send: Send,
  [status, type, body]: Answer,
  malformed: string[] = [],
): Promise<unknown> {
  const server = await startFailingServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  try {
    return await send(testClient(server.url, malformed));
  } finally {
    await server.stop();
  }
}
