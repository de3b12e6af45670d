import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare const axe: typeof axeCore;

/** The minified build loads in two thirds of the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Expects no axe violation on the current screen: WCAG 2.2 A and AA and the best practices. The
 * content of frames is not checked: a PDF in a frame is not part of the site. Only violations are
 * reported, which takes an eighth of the time on a page with 100 rows.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
}

/** Runs only the colour rules, on a screen whose other rules passed in the other colour scheme. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolations(page, ['color-contrast', 'link-in-text-block']);
}

async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await loadAxe(page);
  const found = await page.evaluate(async (only) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`,
      ),
    }));
  }, rules);
  expect(found).toEqual([]);
}

/**
 * Loads axe once per document: parsing its 500 kB takes longer than one run. The script is sent
 * through the DevTools protocol, because the browser caches its compiled code for all documents.
 * Code sent with `page.evaluate` is compiled each time.
 */
async function loadAxe(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Runtime.evaluate', { expression: axeSource });
  await devTools.detach();
}

/**
 * Expects no horizontal scrolling, no text cut off by its box, and no field with letters below 16 px, into
 * which an iPhone zooms. It looks again for a while: after a change of the width, React renders what depends
 * on it a moment later than the browser.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  await settle(page);
  await expect.poll(() => findCut(page)).toEqual({ cut: [], small: [], tooWide: 0 });
}

interface CutContent {
  /** The texts that their box cuts off. */
  readonly cut: readonly string[];
  /** The fields with small letters. */
  readonly small: readonly string[];
  /** The pixels by which the page is wider than the window. */
  readonly tooWide: number;
}

function findCut(page: Page): Promise<CutContent> {
  return page.evaluate(() => {
    const isOnScreen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
    /** In a frame that scrolls sideways and is itself on the page. */
    const isInScroller = (element: HTMLElement): boolean => {
      for (let one = element.parentElement; one; one = one.parentElement) {
        const { left, right } = one.getBoundingClientRect();
        if (
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
          one.scrollWidth > one.clientWidth
        ) {
          return left >= -6 && right <= innerWidth + 6;
        }
      }
      return false;
    };
    /** Shown to screen readers only, or until it has the focus. */
    const isHidden = (element: HTMLElement): boolean => {
      for (let one: HTMLElement | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const cutTexts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      // The cheapest questions first: they are asked of every element of every screen.
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!ownText) return false;
      // A drawing beside a table with the same content: names of places, which no language makes longer.
      if (element.closest('svg[aria-hidden=true]') !== null) return false;
      const box = element.getBoundingClientRect();
      if (!isOnScreen(box)) return false;
      const { overflowX } = getComputedStyle(element);
      const hidesMore = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      // A button must be as wide as its text.
      const button = element.closest('button');
      const spills = button !== null && button.scrollWidth > button.clientWidth + 1;
      const isOutside = box.right > innerWidth + 1 || box.left < -1;
      if (!hidesMore && !spills && (!isOutside || isInScroller(element))) return false;
      return element.checkVisibility({ opacityProperty: true }) && !isHidden(element);
    });
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const small = fields.filter(
      (field) =>
        isOnScreen(field.getBoundingClientRect()) &&
        !['checkbox', 'radio', 'file'].includes(field.type) &&
        parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    return {
      small: small.map(({ labels, ariaLabel }) => labels?.[0]?.textContent ?? ariaLabel ?? 'field'),
      cut: cutTexts.map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
      tooWide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

/**
 * Waits until the colours are those of the scheme: the private areas and the forms follow a change of the
 * system after an event and a React render (`MantineArea`), however long they take. Then waits for the
 * typeface, and until the transitions have ended: axe would check colours in the middle of a change.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const areFollowing = (): boolean => {
      const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const shown = document.documentElement.dataset.mantineColorScheme ?? ofSystem;
      const areas = '[data-mantine-area][data-mantine-color-scheme]';
      return [...document.querySelectorAll<HTMLElement>(areas)].every(
        (area) => area.dataset.mantineColorScheme === shown,
      );
    };
    do {
      await frame();
      await frame();
    } while (!areFollowing());
    // New letters may need a further file of the typeface, requested with their first layout.
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}
