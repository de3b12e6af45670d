import { expect, test } from '../support/test.ts';
import { arrive } from '../support/signIn.ts';

test('P2.5, P2.11, P3.21, P3.23 published content is shown: menu page, reports, jobs, files', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/circuler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circuler dans les tunnels');
  for (const [address, document] of [
    ['/finances/rapports', /^Lire le document/],
    ['/nous-rejoindre', /^Lire l'offre/],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('link', { name: document }).first();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await page.request.get('/documents/inconnu.pdf')).status()).toBe(404);
});
