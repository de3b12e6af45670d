import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import {
  stubPaymentPage,
  goToSummary,
  orderAddress,
  orderPage,
  payButton,
  stepHeading,
} from './support/badgeOrder.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

/** Holds every badge order until `answer` is called, and counts the requests. */
async function holdOrders(page: Page): Promise<{ answer: () => void; asked: () => number }> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let count = 0;
  await page.route(orderAddress, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  return { answer, asked: () => count };
}

test('M4.5 leaving and coming back during the order shows it pending; it is paid once', async ({
  page,
}) => {
  const posted = await stubPaymentPage(page);
  const { answer, asked } = await holdOrders(page);
  await answerWith(page, { validateOrder: 'refused' });
  const menu = page.getByRole('navigation', { name: 'Espace abonné' });
  await page.goto(orderPage);
  await goToSummary(page);
  await payButton(page).click();
  await menu.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await menu.getByRole('link', { name: 'Commander un badge' }).click();
  await expect(stepHeading(page)).toHaveText('Récapitulatif');
  await expect(payButton(page)).toBeDisabled();
  answer();
  await expect(page.getByText('CDW0004213')).toBeVisible();
  expect(posted).toEqual([]);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
  expect(asked()).toBe(1);
  expect(posted).toHaveLength(1);
});
