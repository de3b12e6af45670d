import { expect, test, type Page, type Route } from '@playwright/test';
import { answerAsUsual } from './answers.ts';

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

/**
 * The ways in which a call can go wrong, each with the beginning of the sentence that the visitor reads. One after the other
 * on one page, no two neighbours read the same; the last moves the clock.
 */
export const failures: readonly (readonly [string, Break, RegExp])[] = [
  ['a malformed answer', fulfill({ json: { state: 'peut-être' } }), /réponse illisible/],
  [
    'an HTML error page',
    fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    /vient de notre côté/,
  ],
  ['no network', noNetwork, /ne répondent pas/],
  ['a 500 with an empty body', fulfill({ status: 500, body: '' }), /vient de notre côté/],
  ['an answer that takes 30 seconds', thirtySeconds, /tarde trop/],
];

/**
 * The one that a save is shown on: that each call tells all of them apart is held by the tests of the adapters, that a form keeps
 * what was typed whatever the failure by the change of the password.
 */
export const lostNetwork = failures.filter(([title]) => title === 'no network');

/** Each of the failures in turn on one page, as a step of its name: `show` makes the call and looks at what is told. */
export async function walkFailures(
  page: Page,
  address: RegExp,
  show: (sentence: RegExp) => Promise<void>,
): Promise<void> {
  for (const [title, breakCall, sentence] of failures) {
    await test.step(title, async () => {
      await breakCall(page, address);
      await show(sentence);
      await answerAsUsual(page);
    });
  }
}

/** The one toast that is there says this; it is closed, so that the next one is another. */
export async function expectToast(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(sentence);
  await page.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
