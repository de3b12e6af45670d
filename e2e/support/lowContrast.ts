import type { Page } from '@playwright/test';

/**
 * The texts with a contrast below 4.5 (3 from 24 px, or 18.66 px bold) and the fields whose edge or ground
 * has less than 3 to what surrounds them (WCAG 2.2, SC 1.4.3 and 1.4.11), from computed colours. Disabled
 * controls are exempt from both.
 */
export async function lowContrast(page: Page): Promise<readonly string[]> {
  return page.evaluate(findLowContrast);
}

/** Runs in the page: it must not use anything from this module. */
function findLowContrast(): readonly string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const fields = 'input:not([type="file"]), select, textarea, [role="checkbox"]';

  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  /** Of any CSS colour, in sRGB. */
  const read = (colour: string): Colour => {
    if (!context) throw new Error('No canvas.');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (front: Colour, back: Colour): Colour => {
    const mix = (index: 0 | 1 | 2): number =>
      front[index] * front[3] + back[index] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = (value: number): number => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [data-disabled], [aria-disabled="true"]') !== null;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const report = (element: Element, what: string, value: number): string => {
    const words = element.textContent.trim().slice(0, 30);
    const piece = element.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
    return `${piece}: ${element.tagName.toLowerCase()} « ${words} » ${what} ${value.toFixed(2)}`;
  };

  const edgeOf = (part: Element): number => {
    const around = groundOf(part.parentElement);
    const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(part);
    const isEdged = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    const edge = isEdged ? contrast(over(read(borderTopColor), around), around) : 1;
    return Math.max(edge, contrast(groundOf(part), around));
  };

  const texts = [...document.querySelectorAll('[data-piece] *')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const isRead =
      hasText || element.matches(`:is(${fields}):not([type="checkbox"], [type="radio"])`);
    if (!isRead || !isShown(element) || isDisabled(element)) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const wanted = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const ground = groundOf(element);
    const value = contrast(over(read(color), ground), ground);
    return value < wanted ? [report(element, 'text', value)] : [];
  });

  const edges = [...document.querySelectorAll(`[data-piece] :is(${fields})`)].flatMap((element) => {
    if (isDisabled(element)) return [];
    // The edge is on the input, on its box (password) or on its track (switch).
    const box = element.parentElement;
    const parts = [element, box, box?.querySelector('[class*="track"]') ?? null];
    const value = Math.max(...parts.map((part) => (part && isShown(part) ? edgeOf(part) : 1)));
    return value < 3 ? [report(element, 'edge', value)] : [];
  });

  return [...texts, ...edges];
}
