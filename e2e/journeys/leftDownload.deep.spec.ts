import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectToast } from '../support/failures.ts';
import { openAs } from '../support/signIn.ts';

/** Answers this many pages of the whole search; the others wait until they are released. */
async function answerSome(page: Page, count: number) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let isReleased = false;
  await page.route(/\/api\/private\/user\/data\/passages$/, async (route) => {
    const { size, page: number } = route.request().postDataJSON() as Record<string, number>;
    if (size === 750) {
      asked.push(number ?? 0);
      if (asked.length > count && !isReleased) {
        await new Promise<void>((goOn) => waiting.push(goOn));
      }
    }
    // The page may have been closed while the request waited.
    await route.continue().catch(() => undefined);
  });
  return {
    asked,
    release: (): void => {
      isReleased = true;
      for (const goOn of waiting) goOn();
    },
  };
}

test('an export that is left says so, and goes on where it ended when it is opened again', async ({
  page,
}) => {
  test.slow();
  await openAs(page, people.company.email, '/member/badge/passage');
  const { asked, release } = await answerSome(page, 12);
  await page.getByRole('button', { name: 'Exporter toute la recherche' }).click();
  await page.getByRole('button', { name: 'Fichier CSV' }).click();
  await expect(page.getByText(/: 12 pages sur 58/)).toBeVisible();

  await test.step('the browser asks before the tab is loaded again', async () => {
    const asks = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const dialog = await asks;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expectToast(page, /«\u202fExporter toute la recherche\u202f»/);
  release();
  await page.getByRole('link', { name: 'Tous les trajets' }).click();
  await page.getByRole('button', { name: 'Exporter toute la recherche' }).click();
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Fichier CSV' }).click();
  await download;
  await expect(page.getByText(/trajets dans export_passages\.csv\.$/)).toBeVisible();
  expect(asked).toHaveLength(58);
  expect(new Set(asked).size).toBe(58);

  await test.step('nothing is asked once the file is saved', async () => {
    page.on('dialog', () => {
      throw new Error('The browser asked without a reason.');
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trajets/);
  });
});
