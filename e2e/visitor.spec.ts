import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { randomVisitor } from './support/randomVisitor.ts';
import { screens } from './support/screens.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';

const actions = 60;
/** After so many, the network is whole again and the page comes to rest. */
const untilRest = 15;

const addresses = Object.values(screens).map(([address]) => address);
const ofMembers = addresses.filter((address) => address.startsWith('/member'));
const ofFreeRamp = addresses.filter((address) => address.startsWith('/espace/gratuite'));
const ofAll = addresses.filter((one) => !ofMembers.includes(one) && !ofFreeRamp.includes(one));

test.describe('a visitor of whom nobody knows what they do next: nothing throws, goes blank, stays busy or is lost without a way on', () => {
  // With --repeat-each, every repetition is another visitor.
  for (const [area, open, firstSeed] of [
    ['public pages', ofAll, 20_261],
    ['free ramp', ofFreeRamp, 20_262],
    ['subscriber area', ofMembers, 20_263],
  ] as const) {
    test(area, async ({ page }, { repeatEachIndex }) => {
      const seed = firstSeed + 10 * repeatEachIndex;
      await (open === ofAll ? refuseCookies(page) : comeBackWith(page));
      const story: string[] = [`seed ${seed}`];
      const problems: string[] = [];
      const notice = (problem: string): number => problems.push(`${problem}\n`);
      page.on('pageerror', (error) => notice(`thrown: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (isTold(message)) notice(`console: ${message.text()}`);
      });
      page.on('dialog', (dialog) => void dialog.accept());
      const visitor = await randomVisitor(page, seed, open);
      for (let count = 1; count <= actions; count += 1) {
        story.push(await visitor.act());
        const isRest = count % untilRest === 0;
        if (isRest) await visitor.mendNetwork();
        const isAtRest = visitor.waits() || isRest;
        await expect.poll(() => troubles(page, isAtRest), story.join('\n')).toEqual([]);
        expect(problems, story.join('\n')).toEqual([]);
      }
    });
  }
});

/** Whether an error in the console is one of ours; a browser tells of each call that failed, and the site of each part it lost. */
function isTold(message: ConsoleMessage): boolean {
  return (
    message.type() === 'error' &&
    !/^Failed to load resource|^Answer outside the contract|did not arrive|dynamically imported module|Unable to preload CSS/.test(
      message.text(),
    )
  );
}

/** What no page may be for longer than a moment; at rest, nothing is on its way either. */
async function troubles(page: Page, isAtRest: boolean): Promise<readonly string[]> {
  const looked = page.evaluate((isResting) => {
    const { pathname } = location;
    const all = (selectors: string): readonly Element[] => [
      ...document.querySelectorAll(selectors),
    ];
    const text = document.body.innerText;
    const isBlank = all('main, h1').every(({ textContent }) => textContent.trim() === '');
    const isLost = text.includes('Une erreur est survenue');
    const canRetry = all('button').some(({ textContent }) => textContent.includes('Réessayer'));
    const busy = all('[aria-busy=true]').map(({ outerHTML }) => `busy: ${outerHTML}`);
    return [
      ...(isBlank ? [`blank: ${pathname}`] : []),
      ...(isLost && !canRetry ? [`lost without a way on: ${pathname}`] : []),
      ...(isResting ? busy : []),
      ...(isResting && text.includes('Chargement en cours') ? [`loading: ${pathname}`] : []),
    ];
  }, isAtRest);
  // Another page has just been loaded in its place.
  return looked.catch((problem: unknown) => [String(problem)]);
}
