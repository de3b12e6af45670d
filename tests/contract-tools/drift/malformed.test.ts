import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { largestBody } from '../../../scripts/contract-tools/drift/readBody.ts';
import { listen } from '../../support/http/listen.ts';
import { drift } from './drift.ts';

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

const json = { 'content-type': 'application/json' };
const megabyte = Buffer.alloc(1_000_000, ' ');
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
    [
      'not compressed as declared',
      () =>
        answering((_, response) => {
          response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{}');
        }),
      'not compressed as its Content-Encoding says',
    ],
    [
      'headers that never end',
      () => speaking(`HTTP/1.1 200 OK\r\n${`X-A: ${'a'.repeat(1_000)}\r\n`.repeat(100)}`),
      'headers are larger than',
    ],
    ['not HTTP', () => speaking('SSH-2.0-OpenSSH_9.6\r\n'), 'is not HTTP'],
  ])('%s', async (_, open, sentence) => {
    const args = ['--upstream', await open(), '--only', 'listPosts', '--json', '--timeout', '60'];
    const { code, stdout } = await drift(args, fetch);
    const { operations } = JSON.parse(stdout) as {
      operations: { findings: { rule: string; message: string }[] }[];
    };
    expect(code).toBe(1);
    const [finding, ...more] = operations.flatMap(({ findings }) => findings);
    expect(finding).toMatchObject({
      rule: 'network/malformed',
      message: expect.stringContaining(sentence) as string,
    });
    expect(more).toEqual([]);
  });
});

it('a port that fetch blocks cannot be reached', async () => {
  const { code, stdout } = await drift(['--upstream', 'http://127.0.0.1:6000'], fetch);
  expect(code).toBe(3);
  expect(stdout).toContain('cannot be reached (bad port)');
});
