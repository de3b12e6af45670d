/** Visible elements: `count` (one by default) that match a selector and contain a text. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
  readonly count?: number;
}

/** What a page reached, in milliseconds since the start of the navigation; null: not yet, or never. */
export interface Progress {
  readonly firstPaint: number | null;
  /** The first frame with the heading and the first text of the page. */
  readonly heading: number | null;
  /** The first frame with the data of the page, whose controls work. */
  readonly complete: number | null;
  /** The first frame from which on the first text field of the page keeps what is typed. */
  readonly field: number | null;
  /** Durations of the tasks longer than 50 ms. */
  readonly longTasks: readonly number[];
}

/**
 * Init script of the page: stores its progress in `window.progress`. It looks at the page in each frame, and
 * types one character into its first text field. It can use nothing outside its own body.
 */
export function watchLoad(data: Sight): void {
  const longTasks: number[] = [];
  const progress = {
    firstPaint: null as number | null,
    heading: null as number | null,
    complete: null as number | null,
    field: null as number | null,
    longTasks,
  };
  Object.assign(window, { progress });

  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('longtask', ({ duration }) => longTasks.push(duration));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') progress.firstPaint = startTime;
  });

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const shows = ({ selector, text = '', count = 1 }: Sight): boolean =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.textContent.replace(/\s+/g, ' ').includes(text) && isVisible(element),
    ).length >= count;
  /** The build marks painted pages; the site removes the mark when it has taken the page over. */
  const isTakenOver = (): boolean => document.querySelector('#root[data-prerendered]') === null;

  const firstText = 'main :is(p, li, dd, td, label):not([role=status], [role=status] *)';
  const textField =
    'main :is(input:not([type]), input:is([type=text], [type=email], [type=tel], [type=password], [type=search], [type=url]), textarea):enabled:read-write';
  /** Types as a visitor does: the browser has the character before React. */
  const typeInto = (field: HTMLInputElement | HTMLTextAreaElement): void => {
    const typed = `${field.value}${mark(field)}`;
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  /** A space in a search field: it searches nothing. */
  const mark = ({ type }: { readonly type: string }): string => (type === 'search' ? ' ' : '1');

  const look = (): void => {
    const now = performance.now();
    if (
      progress.heading === null &&
      shows({ selector: 'main h1' }) &&
      shows({ selector: firstText })
    )
      progress.heading = now;
    if (progress.complete === null && isTakenOver() && shows(data)) progress.complete = now;
    const field = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textField),
    ].find(isVisible);
    if (field && !field.value.endsWith(mark(field))) {
      progress.field = now;
      typeInto(field);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
