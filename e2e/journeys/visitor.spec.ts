import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a driver reads that a tunnel is closed and refuses cookies; nothing optional is requested', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');

  await test.step('P3.10, P9.20 the closed direction is in the strip, and on the board with its closed entry and exit', async () => {
    const strip = page.getByRole('region', { name: 'Alertes' });
    await expect(strip.getByText('sens Prado 2 – Menpenti fermé')).toBeVisible();
    const row = page
      .getByRole('region', { name: 'Info trafic' })
      .getByRole('row', { name: /^Prado 2 → Menpenti/ });
    await expect(row.getByRole('cell', { name: 'Fermé' })).toBeVisible();
    await expect(row).toContainText('entrée Prado 2, sortie Menpenti');
  });

  await test.step('M4.9, P4.34 after a refusal the question does not come back', async () => {
    const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
    await question.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row', { name: /^Prado 2 → Menpenti/ })).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the alert explains the works', async () => {
    await page.getByRole('button', { name: 'Afficher les alertes', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Alertes' })).toContainText('Travaux');
  });

  await page.getByRole('region', { name: 'Réseaux sociaux' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: 'Réseaux sociaux' }).getByRole('link').first(),
  ).toBeVisible();
  const site = new URL(page.url()).origin;
  const elsewhere = asked.filter((url) => !url.startsWith(site) && !/^(data|blob):/.test(url));
  expect(elsewhere).toEqual([]);
});
