import type { Page } from '@playwright/test';

/** From now on, passes the body of each answer from this address through `change`. */
export async function changeAnswer(
  page: Page,
  address: RegExp,
  change: (text: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch().catch((problem: unknown) => {
      if (!isEndOfTest(problem)) throw problem;
      return null;
    });
    if (response === null) await route.abort().catch(() => undefined);
    else await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The test has ended while the page was asking: this is not a failure. Any other reason is reported. */
const isEndOfTest = (problem: unknown): boolean =>
  /closed|disposed|Test ended|interrupted/i.test(String(problem));

const subscriberAddress = /\/api\/private\/user\/data$/;

/** Locks all forms: every canUpdate flag is false (M6.4). */
export const lockEverything = (page: Page): Promise<void> =>
  changeAnswer(page, subscriberAddress, (text) =>
    text.replace(/"(canUpdate\w*)":\s*true/g, '"$1":false'),
  );
