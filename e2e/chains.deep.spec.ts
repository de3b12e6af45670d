import { expect, test } from './support/test.ts';
import { removePriorities, requestWaves } from '../scripts/browser/requestWaves.ts';
import { benchedPages } from '../scripts/bench/pages/benchedPages.ts';
import { watchLoad } from '../scripts/bench/pages/watchLoad.ts';
import { refuseCookies, startWithToken } from './support/session.ts';

/**
 * The requests in a row until an address shows its data and works: two without data of a call (page → entry
 * and page code together), three with them.
 */
const usual = 3;
const withoutData = [
  ...['/espace/connexion', '/espace/inscription', '/mot-de-passe-oublie', '/premiere-connexion'],
  ...['/espace/activation', '/nous-contacter', '/nous-contacter/resilier'],
  ...['/nous-contacter/renoncer', '/payer-en-ligne', '/maintenance', '/en/payer-en-ligne'],
  ...['/en/nous-contacter', '/en/espace/connexion', '/en/espace/inscription'],
];

/**
 * Today's other chains. Lower one when it becomes shorter. Those of four end with a call that has a body or a
 * query: the code sends it, once it has `config.json`.
 */
const others: Readonly<Record<string, number>> = {
  ...Object.fromEntries(withoutData.map((address) => [address, 2])),
  '/espace/gratuite/recu/ticket': 4,
  '/member/dashboard': 4,
  '/member/badge/passage': 4,
  '/espace': 2,
  '/espace/gratuite': 2,
  '/espace/gratuite/recu/ajouter': 2,
  '/espace/gratuite/banque/ajouter': 2,
  '/espace/gratuite/compte': 2,
  '/espace/gratuite/remboursement/ajouter': 2,
  '/espace/gratuite/remboursement/demande': 2,
};

/** The page shows its data, and its controls work. */
const isComplete =
  "window.progress.data !== null && document.querySelector('#root[data-prerendered]') === null";

for (const { address, isPrivate, data } of benchedPages) {
  const limit = others[address] ?? usual;
  test(`${address}: at most ${String(limit)} requests in a row`, async ({ page }) => {
    if (isPrivate) await startWithToken(page);
    else await refuseCookies(page);
    await page.addInitScript(watchLoad, { data });
    await removePriorities(page);
    const waves = await requestWaves(page, address, isComplete);
    const listed = waves.map((wave) => wave.join(' ')).join('\n');
    expect(waves.length, `The requests in a row:\n${listed}`).toBeLessThanOrEqual(limit);
  });
}

test.describe('the requests in a row', () => {
  const page = '<!doctype html><title>Chain</title>';
  const entry = '/chain/entry.js';
  const asks = 'const ask = async (name) => (await fetch(`/chain/${name}`)).text();';
  const complete = "document.title = 'complete';";

  const cases: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
    [
      'are those that wait for one another',
      `await ask('first'); await ask('second'); ${complete}`,
      [['/chain/'], [entry], ['/chain/first'], ['/chain/second']],
    ],
    [
      'are not those that run together',
      `await Promise.all([ask('first'), ask('second')]); ${complete}`,
      [['/chain/'], [entry], ['/chain/first', '/chain/second']],
    ],
    [
      'include one that follows a timer, and none after the page is complete',
      `await new Promise((done) => setTimeout(done, 200)); await ask('first');
       setTimeout(() => ask('late'), 5_000); ${complete}`,
      [['/chain/'], [entry], ['/chain/first']],
    ],
    [
      'are not those that the page gives up',
      `const given = new AbortController();
       const gone = fetch('/chain/gone', { signal: given.signal }).catch(() => undefined);
       await new Promise((done) => setTimeout(done, 200)); given.abort();
       await gone; await ask('first'); ${complete}`,
      [['/chain/'], [entry], ['/chain/first']],
    ],
  ];

  for (const [title, body, expected] of cases) {
    test(title, async ({ page: tab }) => {
      const bodies = new Map([
        ['/chain/', `${page}<script type="module" src="${entry}"></script>`],
        [entry, `${asks} ${body}`],
      ]);
      await tab.route('**/chain/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const contentType = pathname === entry ? 'text/javascript' : 'text/html';
        await route.fulfill({ body: bodies.get(pathname) ?? pathname, contentType });
      });
      expect(await requestWaves(tab, '/chain/', "document.title === 'complete'")).toEqual(expected);
    });
  }

  test('cannot be counted on a page that never becomes complete', async ({ page: tab }) => {
    await tab.route('**/chain/', (route) =>
      route.fulfill({ body: page, contentType: 'text/html' }),
    );
    await expect(requestWaves(tab, '/chain/', 'false')).rejects.toThrow('not complete');
  });
});
