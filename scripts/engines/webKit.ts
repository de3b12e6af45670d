import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../process/freePort.ts';
import { startChild, type Child } from '../process/childProcess.ts';
import type { Tab } from './Tab.ts';
import { awaitDriver, openSession } from './webDriver.ts';

/** Paths of the driver, of the browser that it starts, and of the screen that the browser needs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const startLimitMs = 60_000;

/**
 * Starts WebKit's small browser on a screen in memory, and drives it by WebDriver. The browser reports
 * nothing: what goes wrong is known from the page (`watchPage.ts`).
 */
export async function openWebKit(programs: WebKitPrograms): Promise<Tab> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = await openScreen(programs.screen);
  const port = await findFreePort({ port: 4_440, strict: false });
  const driver = startChild(
    {
      command: programs.driver,
      args: [`--port=${port}`, '--host=127.0.0.1'],
      env: { DISPLAY: screen.display, HOME: home, TZ: 'Europe/Paris', LANG: 'fr_FR.UTF-8' },
    },
    { ownGroup: true },
  );
  const address = `http://127.0.0.1:${port}`;
  await awaitDriver(address, startLimitMs);
  const session = await openSession(address, {
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  });
  return {
    browser: `WebKitGTK ${String(session.capabilities['browserVersion'])}`,
    downloads: home,
    open: session.open,
    read: (expression) => session.evaluate(expression),
    press: session.click,
    type: session.sendKeys,
    problems: () => [],
    close: async () => {
      await session.end().catch(() => undefined);
      await driver.stop();
      await screen.child.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A screen of a common size. Resolves when it is there. */
async function openScreen(
  path: string,
): Promise<{ readonly child: Child; readonly display: string }> {
  let found = (_display: string): void => undefined;
  const display = new Promise<string>((resolve) => (found = resolve));
  const child = startChild(
    {
      command: path,
      args: ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    },
    {
      ownGroup: true,
      onLine: (line) => {
        const [, number] = /^(\d+)$/.exec(line) ?? [];
        if (number !== undefined) found(`:${number}`);
      },
    },
  );
  const failed = child.exited.then(({ output }) => {
    throw new Error(`No screen for WebKit.\n${output}`);
  });
  return { child, display: await Promise.race([display, failed]) };
}
