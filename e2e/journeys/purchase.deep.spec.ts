import { expect, test, type Page } from '../support/test.ts';
import { mailSubjects } from '../support/mails.ts';
import {
  choose,
  company,
  expectStep,
  fill,
  giveBank,
  next,
  order,
  orderedReference,
  pay,
  purchasePage,
  sign,
  terms,
  total,
} from '../support/purchaseTunnel.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const orderCall = '**/api/public/order/add';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(purchasePage);
});

test('P5.3, P5.4, P7.15 other addresses of a professional; one order after a lost answer; signed last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, 'Un professionnel', 'Tunnel Pass +');
  await expect(page.getByRole('radio', { name: "Offre d'été" })).toHaveCount(0);
  await next(page).click();

  await fill(page, company('pro.lost@example.fr'));
  await page.getByLabel('Adresse de facturation différente').check();
  await fill(page.getByRole('group', { name: 'Adresse de facturation' }), {
    'Raison sociale': 'Comptoir des Comptes',
    Adresse: '8 quai des Forges',
    'Code postal': '13015',
    Ville: 'Marseille',
  });
  await next(page).click();

  await expectStep(page, 3);
  await page.getByLabel('Nombre de badges').selectOption('4');
  await page.getByRole('radio', { name: 'Livraison à une autre adresse' }).check();
  await fill(page.getByRole('group', { name: 'Adresse de livraison' }), {
    'Raison sociale': 'Dépôt nord',
    Adresse: '5 cours des Calfats',
    'Code postal': '13006',
    Ville: 'Marseille',
  });
  await page.getByLabel('Recevoir mes factures par courrier').check();
  // 4 × 30 € + 4 × 50 € + 6.50 €.
  await expect(total(page)).toContainText('326,50\u202f€');
  await next(page).click();

  await giveBank(page, ['RIB', 'KBIS']);
  await next(page).click();
  await terms(page).check();
  let lost: unknown;
  await page.route(
    orderCall,
    async (route) => {
      // The server places the order; its answer never arrives.
      lost = await (await route.fetch()).json();
      await route.abort();
    },
    { times: 1 },
  );
  await order(page).click();
  await expect(page.getByRole('alert')).toContainText('Votre saisie est gardée');
  await order(page).click();
  await expectStep(page, 6);
  const reference = await orderedReference(page);
  expect(lost).toMatchObject({ state: true, reference: reference.replace(/^CDW0*/, '') });

  await page.goBack();
  await expect(page.getByText('ne peut plus être modifiée')).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  await next(page).click();
  await expectStep(page, 6);
  const main = page.getByRole('main');
  await test.step('P2.20 refused, then paid, it is signed on the same device', async () => {
    await sign(page).click();
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expectStep(page, 6);
    await page.getByRole('link', { name: 'Passez au paiement' }).click();
    await expectStep(page, 7);
    await expect(main).toContainText('5 COURS DES CALFATS');
    await expect(main).toContainText('COMPTOIR DES COMPTES');
    await expect(total(page)).toContainText('326,50\u202f€');
    await pay(page).click();
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(heading(page)).toHaveText('Paiement validé');
    await main.getByRole('link', { name: 'Signer mon contrat' }).click();
    await expectStep(page, 6);
    await sign(page).click();
    await page.getByRole('button', { name: 'Signer' }).click();
    await expectStep(page, 7);
    await expect(page.getByText(/^Cette commande est payée/)).toBeVisible();
    expect(await mailSubjects(page, 'pro.lost@example.fr')).toContain('Votre contrat est ouvert');
  });
});
