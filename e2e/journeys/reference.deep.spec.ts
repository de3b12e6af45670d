import { expect, test } from '../support/test.ts';
import { watchContentPolicy } from '../support/contentPolicy.ts';

const operatorUrl = process.env['OPERATOR_URL'] ?? '';

test('the control page links to the reference of the contract, which loads nothing from elsewhere', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(operatorUrl) && !url.startsWith('data:')) outside.push(url);
  });
  await page.goto(`${operatorUrl}/control`);
  await page.getByRole('link', { name: 'la référence du contrat' }).click();
  await page.getByText('subscriber', { exact: true }).first().click();
  await page.getByText('Lists one page of passages of a period').first().click();
  await expect(page.getByText('/api/private/user/data/passages').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(refused).toEqual([]);
});
