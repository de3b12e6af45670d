import { expect, test, type ConsoleMessage, type Page } from './support/test.ts';
import { randomVisitor } from './support/randomVisitor.ts';
import { screens } from './support/screens.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

const actions = 60;
/** After this number of actions, the network is restored and the page must settle. */
const untilRest = 15;

const addresses = Object.values(screens).map(([address]) => address);
const ofMembers = addresses.filter((address) => address.startsWith('/member'));
const ofFreeRamp = addresses.filter((address) => address.startsWith('/espace/gratuite'));
const ofAll = addresses.filter((one) => !ofMembers.includes(one) && !ofFreeRamp.includes(one));

test.describe('random actions: no exception, no blank page, no endless loading, no dead end', () => {
  // With --repeat-each, each repetition uses another seed.
  for (const [area, open, firstSeed] of [
    ['public pages', ofAll, 20_261],
    ['free ramp', ofFreeRamp, 20_262],
    ['subscriber area', ofMembers, 20_263],
  ] as const) {
    test(area, async ({ page }, { repeatEachIndex }) => {
      const seed = firstSeed + 10 * repeatEachIndex;
      await (open === ofAll ? refuseCookies(page) : startWithToken(page));
      const story: string[] = [`seed ${seed}`];
      const problems: string[] = [];
      const notice = (problem: string): number => problems.push(`${problem}\n`);
      page.on('pageerror', (error) => notice(`thrown: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (isUnexpected(message)) notice(`console: ${message.text()}`);
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

const explained = [
  ...['Failed to load resource', 'Answer outside the contract', 'did not arrive'],
  ...['dynamically imported module', 'Unable to preload CSS', 'when fetching the script'],
];

/**
 * Whether a console message is an error that the broken network does not explain. Browsers report each
 * failed request, that of the service worker's script too, and the site reports each answer or part that
 * it could not load.
 */
function isUnexpected(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !explained.some((report) => message.text().includes(report));
}

/**
 * States that a page may only have for a moment. With `isAtRest`, nothing may be loading either.
 */
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
  // The page was replaced during the evaluation.
  return looked.catch((problem: unknown) => [String(problem)]);
}
