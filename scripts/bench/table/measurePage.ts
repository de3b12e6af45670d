import type { Page } from '@playwright/test';
import { rowCount } from './answers.ts';

/** Milliseconds, of one visit to a page. */
export interface Measures {
  /** From the answer's arrival until its rows are painted. */
  readonly firstPaint: number;
  /** From the click until the ticks in the window are painted; one per repetition. */
  readonly selectAll: readonly number[];
  /** From the same click until every tick of the page is painted, out of the window too. */
  readonly selectAllToTheEnd: readonly number[];
  readonly oneRow: readonly number[];
}

const repetitions = 3;

/** To be run before the page's own scripts: notes when the passages' answer arrived and when its rows were painted. */
export function watchFirstPaint(rows: number): void {
  const times = { answered: 0, painted: 0 };
  Object.assign(window, { benchTimes: times });
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const [input] = request;
    const response = await send(...request);
    if (!(input instanceof Request ? input.url : String(input)).endsWith('/passages')) {
      return response;
    }
    times.answered = performance.now();
    const look = (): void => {
      if (document.querySelectorAll('tbody tr').length < rows) requestAnimationFrame(look);
      // The next frame's callback runs after this frame was painted.
      else requestAnimationFrame(() => (times.painted = performance.now()));
    };
    requestAnimationFrame(look);
    return response;
  };
}

/** Opens a page in which `watchFirstPaint` runs, and measures the three gestures. */
export async function measurePage(page: Page, url: string): Promise<Measures> {
  await page.goto(url);
  await page.waitForFunction(
    (rows) =>
      document.querySelectorAll('tbody tr').length === rows &&
      (window as unknown as { benchTimes: { painted: number } }).benchTimes.painted > 0,
    rowCount,
  );
  return page.evaluate(async (times) => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const quiet = (): Promise<void> => new Promise((done) => setTimeout(done, 150));
    const all = document.querySelector<HTMLInputElement>('thead input');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input')];
    const isInWindow = (box: HTMLInputElement): boolean => {
      const { top, bottom } = box.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const inWindow = boxes.filter(isInWindow);
    const tickedCount = (): number => document.querySelectorAll('tbody input:checked').length;

    /** How long until the next two frames, so that the first was painted; then until `count` rows are ticked. */
    const timeClick = async (
      box: HTMLInputElement | null | undefined,
      count: number,
    ): Promise<{ readonly seen: number; readonly ended: number }> => {
      if (!box) throw new Error('There is no such checkbox.');
      await quiet();
      await frame();
      const start = performance.now();
      box.click();
      await frame();
      await frame();
      const seen = performance.now() - start;
      const ticks = inWindow.filter(({ checked }) => checked).length;
      if (ticks !== Math.min(count, inWindow.length)) {
        throw new Error(`${String(ticks)} rows in the window are ticked, ${String(count)} in all.`);
      }
      let ended = seen;
      while (tickedCount() !== count) {
        await frame();
        await frame();
        ended = performance.now() - start;
        if (ended > 10_000) throw new Error(`${String(count)} rows should have been ticked.`);
      }
      return { seen, ended };
    };

    const selectAll: number[] = [];
    const selectAllToTheEnd: number[] = [];
    const oneRow: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { seen, ended } = await timeClick(all, boxes.length);
      selectAll.push(seen);
      selectAllToTheEnd.push(ended);
      await timeClick(all, 0);
      oneRow.push((await timeClick(boxes[time * 2], 1)).seen);
      await timeClick(boxes[time * 2], 0);
    }
    const { answered, painted } = (
      window as unknown as { benchTimes: { answered: number; painted: number } }
    ).benchTimes;
    return { firstPaint: painted - answered, selectAll, selectAllToTheEnd, oneRow };
  }, repetitions);
}
