import { visitorStorage } from '../table/answers.ts';
import type { SlowPage, StorageState } from '../lcp/slowPhone.ts';
import { watchPaints, type Paints } from '../lcp/watchPaints.ts';
import type { BenchedPage } from './benchedPages.ts';
import { toLoad, type Load } from './Load.ts';
import { recordTransfers } from './recordTransfers.ts';
import { watchLoad, type Progress } from './watchLoad.ts';

/** Milliseconds of observation after the page is complete. */
const observedMs = 1_500;
const limitMs = 60_000;

interface Watched {
  readonly progress: Progress;
  readonly paints: Paints;
}

/** Loads an address that shows the data of `page`. Throws when they do not appear within a minute. */
export async function loadPage(
  { page: tab, session }: SlowPage,
  page: BenchedPage,
  url: string,
): Promise<Load> {
  const transfers = recordTransfers(session);
  await tab.addInitScript(watchPaints);
  await tab.addInitScript(watchLoad, page.data);
  await tab.goto(url, { waitUntil: 'commit' });
  await tab
    .waitForFunction(() => (window as unknown as Watched).progress.complete !== null, undefined, {
      polling: 200,
      timeout: limitMs,
    })
    .catch((cause: unknown) => {
      throw new Error(`${url} does not show ${JSON.stringify(page.data)}.`, { cause });
    });
  await tab.waitForTimeout(observedMs);
  const { progress, paints } = await tab.evaluate(() => {
    const watched = window as unknown as Watched;
    return { progress: watched.progress, paints: watched.paints };
  });
  return toLoad(progress, paints, transfers());
}

/** The question about cookies is answered; private pages also have a token. */
export function storageOf(siteUrl: string, { content }: BenchedPage): StorageState {
  const { token, cookies, acceptMAT, acceptTP } = visitorStorage(Math.floor(Date.now() / 1000));
  const answered = { cookies, acceptMAT, acceptTP };
  const kept = content === 'private' ? { ...answered, token } : answered;
  const localStorage = Object.entries(kept).map(([name, value = '']) => ({ name, value }));
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
}
