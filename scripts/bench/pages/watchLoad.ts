import type { Sight } from '../../../e2e/support/screens.ts';
import type { Shift } from './layoutShift.ts';

/** A control, and what the page shows once it has answered a press of it. */
export interface Press {
  readonly control: Sight;
  readonly answer: Sight;
}

/** What a page reached, in milliseconds since the start of the navigation; null: not yet, or never. */
export interface Progress {
  readonly firstPaint: number | null;
  /** The first frame with the heading and the first text of the page. */
  readonly heading: number | null;
  /** The first frame with the data of the page. */
  readonly data: number | null;
  /** The first frame with the answer to a press. */
  readonly press: number | null;
  /** Without those that follow a press within half a second: its answer moves what it likes. */
  readonly shifts: readonly Shift[];
}

/**
 * Init script of the page: stores its progress in `window.progress`. It looks at the page in each frame, and
 * presses the control as an impatient visitor does: as soon as it is seen, and three times a second until the
 * page answers. It can use nothing outside its own body.
 */
export function watchLoad({ data, press }: { readonly data: Sight; readonly press?: Press }): void {
  const againMs = 330;
  const answerMs = 500;
  const pressedAt: number[] = [];
  const shifts: Shift[] = [];
  const progress = {
    firstPaint: null as number | null,
    heading: null as number | null,
    data: null as number | null,
    press: null as number | null,
    shifts,
  };
  Object.assign(window, { progress });

  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') progress.firstPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    const time = entry.startTime;
    const isAnswer = pressedAt.some((press) => time >= press && time < press + answerMs);
    if (!hadRecentInput && !isAnswer) shifts.push({ time, score: value });
  });

  // Ends at the last one that is wanted: looking must cost the slow processor next to nothing.
  const lastSeen = ({ selector, text = '', count = 1 }: Sight): Element | null => {
    let found = 0;
    for (const element of document.querySelectorAll(selector)) {
      const isSeen =
        (text === '' || element.textContent.replace(/\s+/g, ' ').includes(text)) &&
        element.checkVisibility({ visibilityProperty: true });
      if (isSeen && (found += 1) === count) return element;
    }
    return null;
  };
  const shows = (sight: Sight): boolean => lastSeen(sight) !== null;
  const firstText = 'main :is(p, li, dd, td, label):not([role=status], [role=status] *)';

  const look = (): void => {
    const now = performance.now();
    const hasHeading = (): boolean =>
      shows({ selector: 'main h1' }) && shows({ selector: firstText });
    if (progress.heading === null && hasHeading()) progress.heading = now;
    if (progress.data === null && shows(data)) progress.data = now;
    if (press && progress.press === null) {
      const control = lastSeen(press.control);
      if (shows(press.answer)) progress.press = now;
      else if (control instanceof HTMLElement && now - (pressedAt.at(-1) ?? -Infinity) > againMs) {
        pressedAt.push(now);
        control.click();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
