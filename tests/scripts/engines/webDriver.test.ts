import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { awaitDriver, openSession } from '../../../scripts/engines/webDriver.ts';
import { listen } from '../../support/http/listen';

const element = { 'element-6066-11e4-a52e-4f735466cecf': 'e1' };

let server: Server;
let driver: string;
/** Method, path and body of each request. */
let asked: string[] = [];
/** What the next script gives. */
let outcome: unknown = [null];
let isRefusing = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(`${request.method ?? ''} ${path} ${body}`);
      const value = isRefusing ? { error: 'stale', message: 'gone' } : valueOf(path);
      response.writeHead(isRefusing ? 404 : 200, { Connection: 'close' });
      response.end(JSON.stringify({ value }));
    });
  });
  const port = await listen(server);
  driver = `http://127.0.0.1:${port}`;
});

beforeEach(() => {
  asked = [];
  outcome = [null];
  isRefusing = false;
});

afterAll(() => {
  server.close();
});

function valueOf(path: string): unknown {
  if (path === '/status') return { ready: true };
  if (path === '/session') return { sessionId: 's', capabilities: { browserVersion: '2.50' } };
  return path.includes('/execute/') ? outcome : null;
}

it('opens a session with the wanted capabilities, an address, and ends', async () => {
  await awaitDriver(driver, 1_000);
  const session = await openSession(driver, { 'webkitgtk:browserOptions': { args: [] } });
  expect(session.capabilities).toEqual({ browserVersion: '2.50' });
  await session.open('http://127.0.0.1/faq');
  await session.end();
  expect(asked.slice(1)).toEqual([
    'POST /session {"capabilities":{"alwaysMatch":{"webkitgtk:browserOptions":{"args":[]}}}}',
    'POST /session/s/url {"url":"http://127.0.0.1/faq"}',
    'DELETE /session/s ',
  ]);
});

it('gives the value of an expression, and throws what the page throws', async () => {
  const session = await openSession(driver, {});
  outcome = [{ a: 1 }];
  expect(await session.evaluate('({ a: 1 })')).toEqual({ a: 1 });
  outcome = 'ReferenceError: x';
  await expect(session.evaluate('x')).rejects.toThrow('ReferenceError: x');
});

it('clicks and types into the element of an expression', async () => {
  const session = await openSession(driver, {});
  outcome = [element];
  await session.click('document.body');
  await session.sendKeys('document.body', 'AB-123-CD');
  expect(asked.filter((one) => one.includes('/element/'))).toEqual([
    'POST /session/s/element/e1/click {}',
    'POST /session/s/element/e1/value {"text":"AB-123-CD"}',
  ]);
});

it('says which element is missing, and what the driver refused', async () => {
  const session = await openSession(driver, {});
  await expect(session.click('nothing')).rejects.toThrow('No element: nothing');
  isRefusing = true;
  await expect(session.open('about:blank')).rejects.toThrow('/session/s/url – stale: gone');
});

it('a driver that never answers is an error', async () => {
  await expect(awaitDriver('http://127.0.0.1:1', 0)).rejects.toThrow('No driver at');
});
