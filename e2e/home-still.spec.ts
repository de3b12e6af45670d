import { expect, test } from './support/test.ts';
import { examplesTime } from './support/examplesTime.ts';
import { holdCall } from './support/holdCall.ts';
import { refuseCookies } from './support/session.ts';

test('P2.1 the reason of a closure arrives after the traffic and moves nothing below it, also with the wider letters of the system', async ({
  page,
}) => {
  await page.clock.setFixedTime(examplesTime);
  await refuseCookies(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route(/\.woff2$/, (route) => route.abort());
  const arrive = await holdCall(page, /\/api\/public\/data$/);
  await page.goto('/');
  const board = page.getByRole('region', { name: 'Info trafic' });
  const heightOfBoard = () => board.evaluate((one) => one.getBoundingClientRect().height);
  await expect(board.getByRole('cell', { name: 'Fermé' })).toBeVisible();
  const before = await heightOfBoard();

  arrive();
  await expect(board.getByText(/suivez la déviation/)).toBeVisible();
  expect(await heightOfBoard()).toBe(before);
});
