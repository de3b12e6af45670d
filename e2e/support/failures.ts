import { expect, test, type Page, type Route } from '@playwright/test';
import { resetAnswers } from './answers.ts';

/** Makes the calls to an address fail. `address` is a pattern for the whole URL. */
type FailCalls = (page: Page, address: RegExp) => Promise<unknown>;

const fulfill =
  (answer: Parameters<Route['fulfill']>[0]): FailCalls =>
  (page, address) =>
    page.route(address, (route) => route.fulfill(answer));

/** The network is lost during the call. */
export const noNetwork: FailCalls = (page, address) =>
  page.route(address, (route) => route.abort('internetdisconnected'));

/** The site aborts a call after 15 seconds; a toast stays for 7 more. */
const thirtySeconds: FailCalls = async (page, address) => {
  await page.clock.install();
  await page.route(address, async () => {
    await page.clock.runFor('00:16');
  });
};

/**
 * The ways in which a call can fail, each with the start of the sentence on screen. Two neighbours
 * never show the same sentence, so that a change is visible when they run on one page. The last one
 * moves the clock.
 */
const failures: readonly (readonly [string, FailCalls, RegExp])[] = [
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
 * Runs each failure in turn on one page, as a named step. `show` makes the call and checks the
 * sentence on screen.
 */
export async function walkFailures(
  page: Page,
  address: RegExp,
  show: (sentence: RegExp) => Promise<void>,
): Promise<void> {
  for (const [title, breakCall, sentence] of failures) {
    await test.step(title, async () => {
      await breakCall(page, address);
      await show(sentence);
      await resetAnswers(page);
    });
  }
}

/** Expects one toast with this sentence, then closes it, so that the next toast is a new one. */
export async function expectToast(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(sentence);
  await page.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
