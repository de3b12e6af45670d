import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare const axe: typeof axeCore;

/** The minified build: a page reads it in two thirds of the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * axe finds nothing on the screen as it stands: WCAG 2.2 A and AA, and its good practices. It runs in the page alone:
 * a frame's name and place are judged, the document that the browser shows in it is not the site's to judge. It reports
 * only what it finds wrong: on 100 rows that is an eighth of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
}

/** The same of the rules that look at colours: what another scheme of a screen already judged can change. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolations(page, ['color-contrast', 'link-in-text-block']);
}

async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await bringAxe(page);
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
 * Once per document: its half megabyte costs more to read than a run of it. As a script, which the browser's process compiles once for all
 * its documents, where what `page.evaluate` brings is compiled anew.
 */
async function bringAxe(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Runtime.evaluate', { expression: axeSource });
  await devTools.detach();
}

/** The page scrolls one way only, and no text is cut off by a box that hides what is too long. */
export async function expectNothingCut(page: Page): Promise<void> {
  await settle(page);
  const { width, wanted, cut } = await page.evaluate(() => {
    const isOnScreen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
    const cutTexts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (!isOnScreen(box) || !element.checkVisibility({ opacityProperty: true })) return false;
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!ownText) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      // Only for screen readers, or until it has the focus.
      if (clipPath === 'inset(50%)') return false;
      const hidesMore = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      // What is pressed is as wide as its words.
      const button = element.closest('button');
      const spills = button !== null && button.scrollWidth > button.clientWidth + 1;
      return hidesMore || spills || box.right > innerWidth + 1 || box.left < -1;
    });
    return {
      width: document.documentElement.scrollWidth,
      wanted: innerWidth,
      cut: cutTexts.map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    };
  });
  expect(cut).toEqual([]);
  expect(width).toBe(wanted);
}

/**
 * Colours on their way to another value would be judged as they stand. The scheme reaches the private areas through an event and
 * a painting of React: two frames.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}
