import type { Page } from '@playwright/test';
import { rowCount } from './answers.ts';

/** Durations of one visit to a page, in milliseconds. */
export interface Measures {
  /** From the arrival of the answer until the rows of the window are painted. */
  readonly firstPaint: number;
  /** From the same arrival until all rows are painted. */
  readonly allRows: number;
  /** From the click until the visible checkboxes are painted as checked; one value per repetition. */
  readonly selectAll: readonly number[];
  /** From the same click until all checkboxes of the page are checked, also those outside the window. */
  readonly selectAllToTheEnd: readonly number[];
  readonly oneRow: readonly number[];
}

const repetitions = 3;

/** Init script of the page: records when the passages arrived and when their rows were painted. */
export function watchFirstPaint(rows: number): void {
  const times = { answered: 0, begun: 0, painted: 0 };
  /** More than the window shows. */
  const firstRows = 25;
  Object.assign(window, { benchTimes: times });
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const [input] = request;
    const response = await send(...request);
    if (!(input instanceof Request ? input.url : String(input)).endsWith('/passages')) {
      return response;
    }
    times.answered = performance.now();
    /** Notes the time at which `count` rows are painted. */
    const poll = (name: 'begun' | 'painted', count: number): void => {
      if (document.querySelectorAll('tbody input').length < count)
        requestAnimationFrame(() => poll(name, count));
      // The callback of the next frame runs after this frame was painted.
      else requestAnimationFrame(() => (times[name] = performance.now()));
    };
    poll('begun', firstRows);
    poll('painted', rows);
    return response;
  };
}

/** Opens a page in which `watchFirstPaint` runs, and measures the three operations. */
export async function measurePage(page: Page, url: string): Promise<Measures> {
  await page.goto(url);
  await page.waitForFunction(
    (rows) =>
      document.querySelectorAll('tbody input').length === rows &&
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

    /** Milliseconds until the second frame after the click, and until `count` rows are checked. */
    const timeClick = async (
      box: HTMLInputElement | null | undefined,
      count: number,
    ): Promise<{ readonly seen: number; readonly ended: number }> => {
      if (!box) throw new Error('The checkbox does not exist.');
      await quiet();
      await frame();
      const start = performance.now();
      box.click();
      await frame();
      await frame();
      const seen = performance.now() - start;
      const ticks = inWindow.filter(({ checked }) => checked).length;
      if (ticks !== Math.min(count, inWindow.length)) {
        throw new Error(
          `${String(ticks)} visible rows are checked; expected ${String(count)} in total.`,
        );
      }
      let ended = seen;
      while (tickedCount() !== count) {
        await frame();
        await frame();
        ended = performance.now() - start;
        if (ended > 10_000)
          throw new Error(`Not all ${String(count)} rows were checked after 10 s.`);
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
    const { answered, begun, painted } = (
      window as unknown as {
        benchTimes: Readonly<Record<'answered' | 'begun' | 'painted', number>>;
      }
    ).benchTimes;
    const firstPaint = begun - answered;
    return { firstPaint, allRows: painted - answered, selectAll, selectAllToTheEnd, oneRow };
  }, repetitions);
}
