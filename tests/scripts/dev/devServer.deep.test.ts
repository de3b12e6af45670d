import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type HotPayload, type Plugin } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshGenerated } from '../../../scripts/dev/freshGenerated.ts';
import { typeErrors } from '../../../scripts/dev/typeErrors.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** A development server with one plugin and one open page. `received`: the messages to that page. */
async function openPage(root: string, plugin: Plugin): Promise<{ received: HotPayload[] }> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 38_600 },
    plugins: [plugin],
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  const address = vite.resolvedUrls?.local[0]?.replace('http', 'ws') ?? '';
  const received: HotPayload[] = [];
  const socket = new WebSocket(address, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as HotPayload);
  });
  await expect.poll(() => received[0]?.type, { timeout: 10_000 }).toBe('connected');
  return { received };
}

describe('the development server', () => {
  it('shows type errors over the page and on the terminal until they are gone', async () => {
    const root = await folderWith({
      'src/a.ts': 'export const a: number = "one";\n',
      'tests/b.ts': 'export const b: number = "two";\n',
      'tsconfig.temporary.json': '{ "include": ["src", "tests"] }',
    });
    const printed: string[] = [];
    const { received } = await openPage(
      root,
      typeErrors({
        project: join(root, 'tsconfig.temporary.json'),
        isOnPage: (file) => file.includes('/src/'),
        print: (text) => printed.push(text),
        onStop: onTestFinished,
      }),
    );

    await expect.poll(() => received.at(-1)?.type, { timeout: 30_000 }).toBe('error');
    expect(received.at(-1)).toMatchObject({ err: { message: '1 type error' } });
    expect(JSON.stringify(received.at(-1))).toContain('/src/a.ts:1:14');
    expect(printed.at(-1)).toMatch(/^Types: 2 type errors\n[^]*\/tests\/b\.ts:1:14/);

    await writeFile(join(root, 'src/a.ts'), 'export const a: number = 1;\n');

    await expect
      .poll(() => received.at(-1), { timeout: 30_000 })
      .toEqual({ type: 'update', updates: [] });
    expect(printed.at(-1)).toContain('Types: 1 type error\n');
  });

  it('runs the generator when an input changes, and shows the reason of a failure', async () => {
    const root = await folderWith({ 'openapi/a.yaml': '1', 'other/b.yaml': '1' });
    const printed: string[] = [];
    const { received } = await openPage(
      root,
      freshGenerated({
        isInput: (path) => path.startsWith('openapi/'),
        command: {
          command: process.execPath,
          args: ['-e', 'console.log("no such schema"); process.exitCode = 1'],
        },
        print: (text) => printed.push(text),
      }),
    );

    await writeFile(join(root, 'other/b.yaml'), '2');
    await writeFile(join(root, 'openapi/a.yaml'), '2');

    await expect.poll(() => received.at(-1)?.type, { timeout: 10_000 }).toBe('error');
    expect(received.at(-1)).toMatchObject({ err: { stack: 'no such schema\n' } });
    expect(printed).toEqual(['no such schema']);
  });
});
