import { expect, test } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { recordRequests } from './support/recordRequests.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const documentCall = /\/api\/private\/invoice\/[^/]+$/;

test('M2.10, M3.5, M3.8, M2.24 the documents of a year, newest first; each is viewed, or downloaded once', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/member/contract/invoice/list');
  const rows = page.getByRole('row');
  const numbers = page.getByRole('rowheader');
  const contract = page.getByLabel('N° de contrat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
  await expect(page).toHaveTitle(titleOf('Mes factures'));
  await expect(rows).toHaveCount(15);
  await expect(numbers.first()).toHaveText('202611419');
  await expect(numbers.last()).toHaveText('202601102');
  await expect(rows.nth(4).getByRole('cell')).toHaveText([
    /^RelevéTrajets de juillet à septembre 2026/,
    ...['30/09/2026', '92,40\u202f€', /^VisualiserTélécharger/],
  ]);

  await test.step('M2.24 an invoice and a statement are named, viewed and lead to their trips', async () => {
    const links = rows.nth(1).getByRole('link');
    await expect(links.first()).toHaveAttribute(
      'href',
      '/member/badge/passage?du=2026-10-01&au=2026-10-31',
    );
    await expect(links.last()).toHaveAttribute('href', '/member/contract/invoice/202611419/view');
    await expect(links.last()).toHaveAccessibleName('Visualiser la facture 202611419');
    await expect(rows.nth(2).getByRole('button')).toHaveAccessibleName(
      'Télécharger le relevé 202611206',
    );
  });

  await test.step('an answer that is not a PDF saves nothing', async () => {
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.route(documentCall, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    );
    await rows.nth(2).getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText("n'est pas un PDF lisible");
    expect(downloads).toEqual([]);
    await page.unroute(documentCall);
  });

  await test.step('M7.20 by keyboard: the busy button keeps its focus and size, and sends one request', async () => {
    const button = page.getByRole('button', { name: 'Télécharger la facture 202611419' });
    let requests = 0;
    let answer = (): void => undefined;
    await page.route(documentCall, async (route) => {
      requests += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return route.continue();
    });
    await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const place = await button.boundingBox();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1).getByRole('status')).toHaveText('En cours…');
    await page.keyboard.press('Enter');
    expect(await button.boundingBox()).toEqual(place);
    // The button shows its state before the request leaves.
    await expect.poll(() => requests).toBe(1);
    const saved = page.waitForEvent('download');
    answer();
    expect((await saved).suggestedFilename()).toBe('facture-202611419.pdf');
    await expect(
      page.getByRole('status').filter({ hasText: 'Facture 202611419 téléchargée.' }),
    ).toBeVisible();
    await expect(button).toBeFocused();
    expect(requests).toBe(1);
  });

  await test.step('M3.5 another year has its total, and what is unpaid', async () => {
    const total = page.getByRole('status').filter({ hasText: 'TTC' });
    await expect(total).toHaveText('11 factures 242,90\u202f€ TTC, 3 relevés');
    await page.getByText('2025', { exact: true }).click();
    await expect(numbers).toHaveText(['202610412', '202512133']);
    await expect(total).toHaveText('1 facture 15,50\u202f€ TTC');
  });

  await test.step('M2.10 another contract has its own, printed as a table without buttons', async () => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await contract.selectOption({ index: 1 });
    await expect(numbers).toHaveText(['202611031', '202610031', '202609402']);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Factures et relevés du contrat 00500118')).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Montant TTC' })).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Visualiser/ })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('M2.20, M7.26, M9.7 an unpaid invoice is paid from its row: the sealed form goes to the bank', async ({
  page,
}) => {
  const posted = recordRequests(page, '/test/paiement.cgi');
  await page.clock.setFixedTime(examplesTime);
  await answerWith(page, { validateOrder: 'refused' });
  await startWithToken(page);
  await page.goto('/member/contract/invoice/list');
  const row = page.getByRole('row').filter({ hasText: 'Impayée' });
  await row.getByRole('button', { name: 'Payer 47,60\u202f€', exact: true }).click();
  await expect(page.getByText("Aucune banque n'est branchée ici")).toBeVisible();
  const fields = Object.fromEntries(new URLSearchParams(posted[0]?.postData() ?? ''));
  const back = `${new URL(page.url()).origin}/member/checkout/invoice`;
  expect(fields).toMatchObject({
    date: '21/11/2026:11:00:00',
    montant: '47.60EUR',
    reference: 'PLI0048213B',
    mail: 'camille.durand@example.fr',
    'texte-libre': 'invoice',
    url_retour_ok: `${back}/success?reference=PLI0048213B`,
    url_retour_err: `${back}/fail?reference=PLI0048213B`,
    MAC: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});
