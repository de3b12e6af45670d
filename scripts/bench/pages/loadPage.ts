import { visitorStorage } from '../table/answers.ts';
import type { BenchedPage } from './benchedPages.ts';
import { layoutShiftOf } from './layoutShift.ts';
import { recordTransfers } from './recordTransfers.ts';
import type { SlowPage, StorageState } from './slowPhone.ts';
import { watchLoad, type Press, type Progress } from './watchLoad.ts';

/** What one load measured; times in milliseconds since the start of the navigation. */
export interface Load {
  readonly firstPaint: number;
  readonly heading: number;
  readonly data: number;
  /** The answer to a real press; null where none was made. */
  readonly press: number | null;
  /** CLS, without what a press moves. */
  readonly shift: number;
  /** Requests until the data and the answer, the kilobytes that they received, and those of scripts. */
  readonly requests: number;
  readonly kB: number;
  readonly scriptsKB: number;
}

/** Milliseconds of observation after the page has its data and has answered. */
const observedMs = 1_000;
const limitMs = 60_000;
/** A busy page answers a press late: what moves this near its answer is the answer, in milliseconds. */
const answerMs = 500;

/** Loads an address that shows the data of `page`; throws when it does not, or does not answer the press. */
export async function loadPage(
  { page: tab, session }: SlowPage,
  { data, press }: Pick<BenchedPage, 'data'> & { readonly press?: Press },
  url: string,
): Promise<Load> {
  const transfers = recordTransfers(session);
  await tab.addInitScript(watchLoad, { data, ...(press && { press }) });
  await tab.goto(url, { waitUntil: 'commit' });
  await tab
    .waitForFunction(
      (isPressed) => {
        const { progress } = window as unknown as { readonly progress: Progress };
        return progress.data !== null && (!isPressed || progress.press !== null);
      },
      press !== undefined,
      { polling: 200, timeout: limitMs },
    )
    .catch((cause: unknown) => {
      throw new Error(`${url} does not show ${JSON.stringify({ data, press })}.`, { cause });
    });
  await tab.waitForTimeout(observedMs);
  const progress = await tab.evaluate(
    () => (window as unknown as { readonly progress: Progress }).progress,
  );
  return toLoad(progress, transfers());
}

/** Throws when the page reported no paint, or never showed its heading or its data. */
export function toLoad(
  { firstPaint, heading, data, press, shifts }: Progress,
  transfers: ReturnType<ReturnType<typeof recordTransfers>>,
): Load {
  if (firstPaint === null || heading === null || data === null) {
    throw new Error('The page reported no paint, or shows no heading or no data.');
  }
  // A frame is painted after it was looked at.
  const painted = (time: number): number => Math.max(time, firstPaint);
  const until = Math.max(data, press ?? 0);
  const counted = transfers.filter(({ start }) => start < until);
  const kB = (some: typeof counted): number =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  return {
    firstPaint,
    heading: painted(heading),
    data: painted(data),
    press,
    shift: layoutShiftOf(
      shifts.filter(({ time }) => press === null || Math.abs(time - press) > answerMs),
    ),
    requests: counted.length,
    kB: kB(counted),
    scriptsKB: kB(counted.filter(({ isScript }) => isScript)),
  };
}

/** The question about cookies is answered; private pages also have a token. */
export function storageOf(siteUrl: string, { isPrivate }: BenchedPage): StorageState {
  const { token, cookies, acceptMAT, acceptTP } = visitorStorage(Math.floor(Date.now() / 1000));
  const answered = { cookies, acceptMAT, acceptTP };
  const stored = isPrivate ? { ...answered, token } : answered;
  const localStorage = Object.entries(stored).map(([name, value = '']) => ({ name, value }));
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
}
