import type { Page, Route } from '@playwright/test';

/** Breaks the calls to an address; `address` as a pattern of the whole path. */
export type Break = (page: Page, address: RegExp) => Promise<unknown>;

const fulfill =
  (answer: Parameters<Route['fulfill']>[0]): Break =>
  (page, address) =>
    page.route(address, (route) => route.fulfill(answer));

/** The network goes while the call is under way. */
export const noNetwork: Break = (page, address) =>
  page.route(address, (route) => route.abort('internetdisconnected'));

/** Given up after 15 seconds; what a toast says then stays for 7. */
const thirtySeconds: Break = async (page, address) => {
  await page.clock.install();
  await page.route(address, async () => {
    await page.clock.runFor('00:16');
  });
};

/** The ways in which a call can go wrong, each with the beginning of the sentence that the visitor reads. */
export const failures: readonly (readonly [string, Break, RegExp])[] = [
  ['a malformed answer', fulfill({ json: { state: 'peut-être' } }), /réponse illisible/],
  [
    'an HTML error page',
    fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    /vient de notre côté/,
  ],
  ['a 500 with an empty body', fulfill({ status: 500, body: '' }), /vient de notre côté/],
  ['no network', noNetwork, /ne répondent pas/],
  ['an answer that takes 30 seconds', thirtySeconds, /tarde trop/],
];

/**
 * The one that a save is shown on: that each call tells all of them apart is held by the tests of the adapters, that a form keeps
 * what was typed whatever the failure by the change of the password.
 */
export const lostNetwork = failures.filter(([title]) => title === 'no network');
