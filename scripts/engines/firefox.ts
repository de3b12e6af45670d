import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from '../process/childProcess.ts';
import { openSocket, speakBidi, type Bidi } from './bidi.ts';
import { bidiProblems } from './bidiProblems.ts';
import { inView } from './inView.ts';
import type { Tab } from './Tab.ts';

const startLimitMs = 60_000;

/** What a person sets: where downloads go, and the language. */
const preferences = (downloads: string): string =>
  Object.entries({
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'intl.accept_languages': 'fr-FR, fr',
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Starts Firefox without a window, with an empty profile, and drives its tab by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const downloads = join(profile, 'downloads');
  await writeFile(join(profile, 'user.js'), preferences(downloads));
  const { child, address } = await start(path, profile);
  const bidi = speakBidi(await openSocket(`${address}/session`));
  const problems: string[] = [];
  bidi.onEvent((method, params) => problems.push(...bidiProblems(method, params)));
  const { capabilities } = (await bidi.send('session.new', { capabilities: {} })) as {
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  };
  await bidi.send('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  });
  const { contexts } = (await bidi.send('browsingContext.getTree')) as {
    readonly contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context ?? '';
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    downloads,
    ...controls(bidi, context),
    problems: () => problems,
    close: async () => {
      await bidi.send('browser.close').catch(() => undefined);
      bidi.close();
      await child.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Resolves when Firefox says where it listens. */
async function start(
  path: string,
  profile: string,
): Promise<{ readonly child: Child; readonly address: string }> {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  let found = (_address: string): void => undefined;
  const address = new Promise<string>((resolve) => (found = resolve));
  let said = '';
  const child = startChild(
    { command: path, args, env: { TZ: 'Europe/Paris' } },
    {
      ownGroup: true,
      onLine: (line) => {
        said += `${line}\n`;
        const [, listening] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
        if (listening !== undefined) found(listening);
      },
    },
  );
  const failed = child.exited.then(({ output }) => {
    throw new Error(`Firefox ended.\n${output}`);
  });
  const late = AbortSignal.timeout(startLimitMs);
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error(`Firefox does not listen.\n${said}`)));
  });
  return { child, address: await Promise.race([address, failed, tooLate]) };
}

function controls(bidi: Bidi, context: string): Pick<Tab, 'open' | 'read' | 'press' | 'type'> {
  const evaluate = async (expression: string): Promise<RemoteValue> => {
    const outcome = (await bidi.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })) as unknown as Outcome;
    if (outcome.type === 'success') return outcome.result;
    throw new Error(`${outcome.exceptionDetails.text}: ${expression}`);
  };
  const act = (id: string, source: object, actions: readonly object[]): Promise<unknown> =>
    bidi.send('input.performActions', { context, actions: [{ id, ...source, actions }] });
  const press = async (element: string): Promise<void> => {
    const { sharedId } = await evaluate(inView(element));
    if (sharedId === undefined) throw new Error(`No element: ${element}`);
    const origin = { type: 'element', element: { sharedId } };
    await act('mouse', { type: 'pointer' }, [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) => {
      const { value } = await evaluate(
        `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      );
      return JSON.parse(String(value)) as unknown;
    },
    press,
    type: async (element, text) => {
      await press(element);
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('keyboard', { type: 'key' }, keys);
    },
  };
}

interface RemoteValue {
  readonly value?: unknown;
  /** Of an element. */
  readonly sharedId?: string;
}

type Outcome =
  | { readonly type: 'success'; readonly result: RemoteValue }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
