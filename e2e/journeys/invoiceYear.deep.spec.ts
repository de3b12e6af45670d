import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { unzipSync } from 'fflate';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAs } from '../support/signIn.ts';

test('documents whose connection is cut are listed and fetched again alone', async ({ page }) => {
  const asked: string[] = [];
  await openAs(page, people.company.email, '/member/contract/invoice/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
  const count = await page.getByRole('link', { name: /^Visualiser l[ae] / }).count();
  await page.route(/\/api\/private\/invoice\/\d+$/, (route) => {
    const number = route.request().url().split('/').at(-1) ?? '';
    const isCut = asked.length % 5 === 2 && !asked.includes(`${number} cut`);
    asked.push(isCut ? `${number} cut` : number);
    return isCut ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: 'Tout télécharger (2026)' }).click();
  const panel = page.getByRole('region', { name: 'Tout télécharger (2026)' });
  await expect(panel.getByRole('alert')).toContainText(
    new RegExp(`documents sur ${count} n'ont pas pu être téléchargés\\.`),
  );
  const cut = asked.filter((key) => key.endsWith('cut')).map((key) => key.replace(' cut', ''));
  const missing = panel.getByRole('list', { name: 'Documents manquants' }).getByRole('listitem');
  await expect(missing).toHaveCount(cut.length);
  for (const number of cut) await expect(missing.filter({ hasText: number })).toHaveCount(1);
  await expectAccessible(page);

  await page.unroute(/\/api\/private\/invoice\/\d+$/);
  const again: string[] = [];
  page.on('request', (request) => {
    const number = /\/api\/private\/invoice\/(\d+)$/.exec(request.url())?.[1];
    if (number !== undefined) again.push(number);
  });
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files)).toHaveLength(count);
  expect(again.toSorted()).toEqual(cut.toSorted());
});
