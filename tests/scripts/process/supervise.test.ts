import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  supervise,
  type Service,
  type SupervisedService,
} from '../../../scripts/process/supervise.ts';

const running: SupervisedService[] = [];
let folder: string;
let started = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervise-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

/**
 * A server that answers with its process id, and crashes on /crash. The system chooses its port, so that no
 * other program can take it first; the server writes it to a file.
 */
const serverSource = `
  const portFile = process.argv[1];
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/crash') throw new Error('malformed part');
    response.end(String(process.pid));
  });
  server.listen(0, '127.0.0.1', () => {
    require('node:fs').writeFileSync(portFile, String(server.address().port));
  });
`;

async function start(wishes: Partial<Service> = {}): Promise<{
  readonly service: SupervisedService;
  readonly ask: (path?: string) => Promise<string>;
}> {
  started += 1;
  const portFile = join(folder, `port-${started}`);
  const ask = async (path = '/'): Promise<string> => {
    const port = await readFile(portFile, 'utf8');
    const address = `http://127.0.0.1:${port}${path}`;
    return (await fetch(address, { headers: { connection: 'close' } })).text();
  };
  const service = await supervise({
    name: 'The server',
    commandLine: { command: process.execPath, args: ['-e', serverSource, portFile] },
    isReady: () => ask().then(Boolean, () => false),
    ...wishes,
  });
  running.push(service);
  return { service, ask };
}

describe('a supervised service', () => {
  it('is restarted after a crash, and reports the reason', async () => {
    const reasons: string[] = [];
    const { ask } = await start({ onRestart: (reason) => reasons.push(reason) });
    const before = await ask();

    await ask('/crash').catch(() => undefined);

    await expect.poll(() => ask().catch(() => before), { timeout: 5_000 }).not.toBe(before);
    expect(reasons.join()).toContain('malformed part');
  });

  it('is not restarted after too many crashes', async () => {
    const { service, ask } = await start({ crashesPerMinute: 0 });
    await ask('/crash').catch(() => undefined);

    await expect(service.lost).rejects.toThrow('The server ended 1 times in a minute.');
  });

  it('has a new process after a restart, and none after a stop', async () => {
    const { service, ask } = await start();
    const before = await ask();
    await service.restart();
    const after = await ask();
    expect(after).not.toBe(before);

    await service.stop();
    for (const pid of [before, after]) expect(() => process.kill(Number(pid), 0)).toThrow();
  });

  it('reports why it did not start', async () => {
    const commandLine = { command: process.execPath, args: ['-e', 'throw new Error("no port")'] };

    await expect(start({ commandLine })).rejects.toThrow(/did not start.[^]*no port/);
  });

  it('is stopped when it does not answer in time', async () => {
    const commandLine = { command: process.execPath, args: ['-e', 'setInterval(() => 0, 9)'] };

    await expect(
      start({ commandLine, isReady: () => Promise.resolve(false), readyWithinMs: 200 }),
    ).rejects.toThrow('did not answer in time');
  });
});
