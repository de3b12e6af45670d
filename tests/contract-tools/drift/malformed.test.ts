import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { largestBody } from '../../../scripts/contract-tools/drift/readBody.ts';
import { listen } from '../../support/http/listen.ts';
import { findingsOf, jsonOf } from '../support/runTool.ts';
import { drift } from './drift.ts';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';

let stop = (): void => undefined;

afterEach(() => {
  stop();
});

async function serve(server: Server, onStop: () => void = () => undefined): Promise<string> {
  const port = await listen(server);
  stop = () => {
    onStop();
    server.close();
  };
  return `http://127.0.0.1:${port}`;
}

function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  return serve(server, () => {
    server.closeAllConnections();
  });
}

function speaking(text: string): Promise<string> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(text));
  });
  return serve(server);
}

/** An object in this coding, and other bytes behind it. */
function followed(compress: (text: string) => Buffer, count: number): Buffer {
  return Buffer.concat([compress('{}'), Buffer.from('x'.repeat(count))]);
}

/** Sends the body after the client has read the headers: the decoder of a body exists by then. */
function pausing(coding: string, body: Buffer, isChunked: boolean): Promise<string> {
  return answering((_, response) => {
    const length = isChunked ? {} : { 'content-length': body.length };
    response.writeHead(200, { ...json, 'content-encoding': coding, ...length }).flushHeaders();
    setImmediate(() => response.end(body));
  });
}

const json = { 'content-type': 'application/json' };
const megabyte = Buffer.alloc(1_000_000, ' ');
const miscoded = 'not compressed as its Content-Encoding says';
const enough = largestBody / megabyte.length + 1;

describe('an unreadable answer is a single finding that says why', () => {
  it.each<readonly [string, () => Promise<string>, string]>([
    [
      'a small body that decompresses to a large one',
      () =>
        answering((_, response) => {
          response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
          const gzip = createGzip();
          gzip.pipe(response);
          for (let sent = 0; sent < enough; sent += 1) gzip.write(megabyte);
          gzip.end();
        }),
      'larger than 32 MB',
    ],
    ...['gzip', 'x-gzip', 'br', 'deflate'].flatMap((coding) =>
      [false, true].map(
        (isChunked) =>
          [
            `not compressed with ${coding} as declared${isChunked ? ', in chunks' : ''}`,
            () => pausing(coding, Buffer.from('{"a":"x"}'), isChunked),
            miscoded,
          ] as const,
      ),
    ),
    ['garbage after gzip', () => pausing('gzip', followed(gzipSync, 20), false), miscoded],
    ['further bytes', () => pausing('deflate', followed(deflateSync, 1), true), 'bytes follow'],
    ['cut gzip', () => pausing('gzip', gzipSync('{"a":"x"}').subarray(0, -6), false), miscoded],
    ['an unknown coding', () => pausing('zstd', Buffer.from('{}'), false), 'not one of those'],
    [
      'headers that never end',
      () => speaking(`HTTP/1.1 200 OK\r\n${`X-A: ${'a'.repeat(1_000)}\r\n`.repeat(100)}`),
      'headers are larger than',
    ],
    ['not HTTP', () => speaking('SSH-2.0-OpenSSH_9.6\r\n'), 'is not HTTP'],
  ])('%s', async (_, open, sentence) => {
    const args = ['--upstream', await open(), '--only', 'listPosts', '--json', '--timeout', '60'];
    const ran = await drift(args, sendOverHttp);
    expect(ran.code).toBe(1);
    const message = expect.stringContaining(sentence) as string;
    expect(findingsOf(jsonOf(ran))).toMatchObject([{ rule: 'network/malformed', message }]);
  });
});
