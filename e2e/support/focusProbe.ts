import type { Page } from '@playwright/test';

/** A control that has the focus but is covered or out of the viewport. */
export interface HiddenControl {
  /** Viewport, `390×844`. */
  readonly size: string;
  readonly control: string;
  /** The element in front of it, or `out of the viewport`. */
  readonly coveredBy: string;
}

/** Functions that run in the page, as `window.focusProbe`. */
export interface FocusProbe {
  /** The elements that Tab reaches inside the first match of the selector, in document order. */
  readonly stops: (within: string) => readonly HTMLElement[];
  /** What hides more than half of the element, and where; null when it is in sight. */
  readonly coverOf: (element: HTMLElement) => HiddenControl | null;
}

declare global {
  interface Window {
    focusProbe: FocusProbe;
  }
}

/** Defines `window.focusProbe` in the current document. */
export async function defineFocusProbe(page: Page): Promise<void> {
  await page.evaluate(defineProbe);
}

/** Runs in the page: it must not use anything from this module. */
function defineProbe(): void {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Distance of the sampled points from the edges, in CSS pixels. */
  const inset = 3;
  /** Height of the first line of a text area, in CSS pixels. */
  const firstLine = 32;

  const isReachable = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });

  const stops = (within: string): readonly HTMLElement[] => {
    const seen = new Set<string>();
    const candidates = (document.querySelector(within) ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, iframe, [tabindex]',
    );
    return [...candidates].filter((element) => {
      if (!isReachable(element)) return false;
      if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
      // A group of radio buttons is one stop.
      const isFirst = !seen.has(element.name);
      seen.add(element.name);
      return isFirst;
    });
  };

  const nameOf = (element: Element): string => {
    const id = element.id === '' ? '' : `#${element.id}`;
    const words = element.getAttribute('aria-label') ?? element.textContent;
    const text = words.trim().replace(/\s+/g, ' ').slice(0, 40);
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
    return `${element.tagName.toLowerCase()}${id} « ${text || (label ?? '')} »`;
  };

  const labelsOf = (element: HTMLElement): readonly HTMLElement[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];

  /** The painted boxes: one for each line of a link; those of the label for an input without a size. */
  const boxesOf = (element: HTMLElement): readonly Box[] => {
    const { width, height } = element.getBoundingClientRect();
    const [label] = labelsOf(element);
    const isTiny = width < 5 || height < 5;
    const rects = [...(isTiny && label ? label : element).getClientRects()];
    if (!element.matches('textarea')) return rects;
    // The browser scrolls to the text cursor, not to the whole text area.
    return rects.map(({ left, right, top }) => ({ left, right, top, bottom: top + firstLine }));
  };

  const floatOf = (element: Element): Element | null => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    }
    return null;
  };

  /** The box of a field around its input: an icon or a button in it covers nothing. */
  const fieldOf = (element: HTMLElement): Element => {
    const { height } = element.getBoundingClientRect();
    let field: Element = element;
    while (
      field.parentElement &&
      field.parentElement.getBoundingClientRect().height < height + 16
    ) {
      field = field.parentElement;
    }
    return field;
  };

  /** Whether a point that paints `hit` shows the element: itself, its label, or a part of its field. */
  const shows = (element: HTMLElement, hit: Element): boolean =>
    element.contains(hit) ||
    labelsOf(element).some((label) => label.contains(hit)) ||
    (fieldOf(element).contains(hit) && floatOf(hit) === floatOf(element));

  const pointsOf = ({ left, right, top, bottom }: Box): readonly (readonly [number, number])[] => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x, y],
      [left + inset, y],
      [right - inset, y],
      [x, top + inset],
      [x, bottom - inset],
    ];
  };

  const coverAt = (element: HTMLElement, x: number, y: number): string | null => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'out of the viewport';
    // A toast leaves by itself after 7 s (P8.1): what is below it counts.
    const hit = document
      .elementsFromPoint(x, y)
      .find((one) => element.closest('[data-from]') !== null || !one.closest('[data-from]'));
    if (!hit || shows(element, hit)) return null;
    const float = floatOf(hit);
    return float && !float.contains(element)
      ? `${getComputedStyle(float).position} ${nameOf(float)}`
      : nameOf(hit);
  };

  const coverOf = (element: HTMLElement): HiddenControl | null => {
    const boxes = boxesOf(element);
    const covers = boxes.flatMap((box) => {
      // Of an element larger than the viewport, the part inside must be in sight.
      const shown = {
        left: box.right - box.left > innerWidth ? Math.max(box.left, 0) : box.left,
        right: box.right - box.left > innerWidth ? Math.min(box.right, innerWidth) : box.right,
        top: box.bottom - box.top > innerHeight / 2 ? Math.max(box.top, 0) : box.top,
        bottom:
          box.bottom - box.top > innerHeight / 2 ? Math.min(box.bottom, innerHeight) : box.bottom,
      };
      return pointsOf(shown).map(([x, y]) => coverAt(element, x, y));
    });
    const hidden = covers.filter((cover) => cover !== null);
    // SC 2.4.11 asks that it is not wholly hidden; here at least half of it must be in sight.
    if (boxes.length > 0 && hidden.length * 2 <= covers.length) return null;
    return {
      size: `${innerWidth}×${innerHeight}`,
      control: nameOf(element),
      coveredBy: `${hidden[0] ?? 'without a box'} (${hidden.length} of ${covers.length} points)`,
    };
  };

  window.focusProbe = { stops, coverOf };
}
