import type { Page } from '@playwright/test';

export interface Covered {
  /** Viewport and scroll position, `390×844, end`. */
  readonly where: string;
  readonly float: string;
  readonly content: string;
}

/**
 * The content under elements with a fixed or sticky position. At the start of the page, only the cookie
 * question may cover content, at the bottom of the viewport. At its end, nothing at the bottom may: what is
 * covered there can never be read. What sticks to the top covers only what the visitor scrolled under it.
 */
export async function coveredContent(page: Page): Promise<readonly Covered[]> {
  return page.evaluate(findCovered);
}

/** Runs in the page: it must not use anything from this module. */
async function findCovered(): Promise<readonly Covered[]> {
  /** Distance of the points of the grid, in CSS pixels. */
  const step = 16;
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} « ${words.trim().replace(/\s+/g, ' ').slice(0, 40)} »`;
  };
  const isFloat = (element: Element): boolean =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Whether the element itself paints something at this point: text, a picture or a control. */
  const paintsAt = (element: Element, x: number, y: number): boolean => {
    if (element.matches('img, svg, input, select, textarea, button, iframe, canvas, video')) {
      return true;
    }
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      );
    });
  };

  const contentUnder = (float: Element): Element | null => {
    const { left, right, top, bottom } = float.getBoundingClientRect();
    for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += step) {
      for (let x = Math.max(left, 0) + 2; x < Math.min(right, innerWidth); x += step) {
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findLastIndex((element) => float.contains(element));
        const under = stack
          .slice(own + 1)
          .find((element) => !element.contains(float) && paintsAt(element, x, y));
        if (own >= 0 && under) return under;
      }
    }
    return null;
  };

  const found: Covered[] = [];
  const search = async (scrolled: 'start' | 'end'): Promise<void> => {
    const { documentElement: root } = document;
    // The page may still grow or shrink after a change of its width.
    for (let height = -1; height !== root.scrollHeight;) {
      height = root.scrollHeight;
      scrollTo(0, scrolled === 'start' ? 0 : height);
      await nextFrame();
      await nextFrame();
    }
    for (const float of document.querySelectorAll('body *')) {
      if (!isFloat(float)) continue;
      const { position, bottom } = getComputedStyle(float);
      const isAtBottom = position === 'fixed' || bottom !== 'auto';
      const isSearched = scrolled === 'end' ? isAtBottom : !float.matches('[role="dialog"]');
      const content = isSearched ? contentUnder(float) : null;
      if (!content) continue;
      found.push({
        where: `${innerWidth}×${innerHeight}, ${scrolled}`,
        float: nameOf(float),
        content: nameOf(content),
      });
    }
  };
  await search('start');
  await search('end');
  return found;
}
