/** Recorded paints and layout shifts of a page; times in milliseconds since the start of the navigation. */
export interface Paints {
  /** Candidates for the largest contentful paint, in order; the last one is the LCP. */
  readonly candidates: readonly LargestPaint[];
  readonly shifts: readonly Shift[];
}

export interface LargestPaint {
  readonly time: number;
  readonly element: string;
}

export interface Shift {
  readonly time: number;
  readonly score: number;
  readonly elements: readonly string[];
}

/** Init script of the page: stores the paints in `window.paints`. It can use nothing outside its own body. */
export function watchPaints(): void {
  interface LargestEntry extends PerformanceEntry {
    readonly element: Element | null;
  }
  interface ShiftEntry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const candidates: LargestPaint[] = [];
  const shifts: Shift[] = [];
  Object.assign(window, { paints: { candidates, shifts } });

  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (!element) return 'a removed element';
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}> in <${element.parentElement?.localName ?? ''}> « ${words} »`;
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as LargestEntry;
    candidates.push({ time: startTime, element: describe(element) });
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput, sources } = entry as ShiftEntry;
    if (hadRecentInput) return;
    const elements = sources.map(({ node }) => describe(node));
    shifts.push({ time: startTime, score: value, elements });
  });
}
