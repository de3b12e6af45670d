import type { ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

/** What a server does to exhaust its clients. */
export interface HostileAnswer {
  readonly name: string;
  readonly send: (response: ServerResponse) => void;
}

const json = { 'content-type': 'application/json' };
const megabyte = Buffer.alloc(1_000_000, ' ');

/** Writes as long as the client reads. */
function endlessly(response: ServerResponse, part: Buffer): void {
  const more = (): void => {
    if (response.destroyed) return;
    if (response.write(part)) setImmediate(more);
    else response.once('drain', more);
  };
  more();
}

function whole(name: string, text: () => string): HostileAnswer {
  return { name, send: (response) => void response.writeHead(200, json).end(text()) };
}

const many = 300_000;

/** Decompression bombs, bodies without an end or one byte at a time, and JSON that is slow to read. */
export const hostileAnswers: readonly HostileAnswer[] = [
  {
    name: 'a small body that decompresses without an end',
    send: (response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      const more = (): void => {
        if (response.destroyed) gzip.destroy();
        else if (gzip.write(megabyte)) setImmediate(more);
        else gzip.once('drain', more);
      };
      more();
    },
  },
  {
    name: 'a body without an end',
    send: (response) => {
      response.writeHead(200, json);
      endlessly(response, megabyte);
    },
  },
  {
    name: 'one byte at a time',
    send: (response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), 50);
      response.once('close', () => {
        clearInterval(drip);
      });
    },
  },
  { name: 'nothing', send: () => undefined },
  whole('lists in lists', () => '['.repeat(1_000_000) + ']'.repeat(1_000_000)),
  whole('objects in objects', () => '{"data":'.repeat(200_000) + '1' + '}'.repeat(200_000)),
  whole('hundreds of thousands of fields', () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, at) => [`f${at}`, at]))),
  ),
  whole(
    'a list of wrong items',
    () => `{"status":"success","message":null,"data":[${'{"a":1},'.repeat(many)}{}]}`,
  ),
  whole('a field sent again and again', () => `{${'"status":"success",'.repeat(many)}"data":[]}`),
  whole(
    'dates of every form',
    () =>
      `{"status":"success","message":null,"data":[${'"2026-02-30","30/02/2026",'.repeat(many / 3)}0]}`,
  ),
  whole('a long text', () => JSON.stringify({ status: '<'.repeat(5_000_000), data: [] })),
  whole('more pages than there are', () =>
    JSON.stringify({
      state: true,
      passages: [{}],
      total: 1e9,
      totalPage: 1e9,
      minDate: null,
      maxDate: null,
    }),
  ),
];
