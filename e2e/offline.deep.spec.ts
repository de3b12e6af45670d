import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from './support/test.ts';
import { offlineBuild } from '../scripts/build/offlineFiles.ts';
import { runToEnd } from '../scripts/process/childProcess.ts';
import { copyBuild } from './support/copyBuild.ts';
import { stayAtHome } from './support/offlineHome.ts';
import { openFront } from './support/openFront.ts';
import { serveFolder } from './support/serveFolder.ts';
import { refuseCookies } from './support/session.ts';
import { storedPaths } from './support/stayForWorker.ts';

/** Each test has an origin of its own: a worker stays registered for its origin. */
let site: Awaited<ReturnType<typeof openFront>>;
/** Undoes what a test has opened, the last first. */
let undo: (() => Promise<void>)[] = [];

/** Serves a changed copy of the build; returns its address. */
async function serveCopy(
  apiUrl: string,
  change: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  undo.unshift(() => rm(folder, { recursive: true }));
  await copyBuild(folder);
  await change(folder);
  const { url, stop } = await serveFolder(folder, apiUrl);
  undo.unshift(stop);
  return url;
}

test.beforeEach(async ({ page, baseURL }) => {
  site = await openFront(baseURL ?? '');
  undo = [() => site.stop()];
  await refuseCookies(page);
});
test.afterEach(async () => {
  for (const step of undo) await step();
});

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('an invalid stored traffic is not shown', async ({ page }) => {
  await stayAtHome(page, site.url);
  site.lead(null);
  await page.goto(`${site.url}/faq`);
  // The home page stores its last answer up to its end, which is now past.
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('lastTraffic', '{"updatedAt":1,"directions":[{}]}'),
  );
  await page.reload();
  await expect(page.getByText(/^Aucun trafic n'a encore été affiché/)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('VITE_SERVICE_WORKER=off removes the worker and what it stored', async ({ page, baseURL }) => {
  await stayAtHome(page, site.url);
  const build = await serveCopy(baseURL ?? '', async (folder) => {
    const { code, output } = await runToEnd({
      ...offlineBuild(folder),
      env: { VITE_SERVICE_WORKER: 'off' },
    });
    expect(code, output).toBe(0);
  });
  site.lead(build);
  await page.goto(`${site.url}/faq`);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await storedPaths(page)).toEqual([]);
  site.lead(null);
  await expect(page.goto(`${site.url}/cgv`)).rejects.toThrow('net::ERR_');
});
