import { expect, test, type Page } from '../support/test.ts';
import { mailSubjects } from '../support/mails.ts';
import {
  choose,
  expectStep,
  fill,
  giveBank,
  giveDocuments,
  individual,
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
const bankPage = (page: Page) => page.getByText("rien de ce qui se passe ici n'est réel");

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(purchasePage);
});

test('P1.2, P2.14–P2.21 an individual subscribes on a phone and reloads at every step: one order', async ({
  page,
}) => {
  const email = 'reload.locker@example.fr';
  await choose(page, 'Un particulier', 'Tunnel Pass');
  await expect(total(page)).toContainText('50,00\u202f€');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tunnel Pass', exact: true })).toBeChecked();
  await next(page).click();

  await expectStep(page, 2);
  await fill(page, individual(email));
  await page.reload();
  await expectStep(page, 2);
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('DURAND CAMILLE');
  await next(page).click();

  await expectStep(page, 3);
  await page.getByLabel('Nombre de badges').selectOption('2');
  await page.getByRole('radio', { name: 'Retrait en consigne' }).check();
  await page.reload();
  await expectStep(page, 3);
  await expect(total(page)).toContainText('100,00\u202f€');
  await next(page).click();

  await expectStep(page, 4);
  await giveBank(page, ['RIB']);
  await page.reload();
  await expectStep(page, 4);
  await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('');
  await giveBank(page, ['RIB']);
  await next(page).click();

  await expectStep(page, 5);
  await terms(page).check();
  await page.reload();
  // The device stores neither the IBAN nor the document.
  await expectStep(page, 4);
  await giveBank(page, ['RIB']);
  await next(page).click();
  await expectStep(page, 5);
  await expect(terms(page)).toBeChecked();
  await order(page).click();

  await expectStep(page, 6);
  const reference = await orderedReference(page);
  await expect(sign(page)).toBeVisible();
  // The tab keeps the generated contract: no document is asked for again.
  await page.reload();
  await expectStep(page, 6);
  await sign(page).click();
  await page.getByRole('button', { name: 'Signer' }).click();

  await expectStep(page, 7);
  await expect(page).toHaveURL(new RegExp(`/achat/${reference}/signe`));
  await page.reload();
  await expectStep(page, 7);
  await expect(page.getByRole('main')).toContainText('Retrait en consigne');
  await pay(page).click();
  await expect(bankPage(page)).toBeVisible();
  await page.getByRole('button', { name: 'Payer' }).click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(page.getByRole('main')).toContainText(reference);
  expect(await mailSubjects(page, email)).toContain('Votre contrat est ouvert');

  await page.goto(`/achat/${reference}`);
  await expect(page.getByText('Cette commande est payée')).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
});

test('P4.5, P5.8, P7.15, P2.32 the special offer: one order after a lost answer; signature refused, expired; payment refused, done; signed', async ({
  page,
  browser,
}) => {
  const email = 'special.twice@example.fr';
  const documents = ['RIB', "Carte d'identité recto", "Carte d'identité verso"];
  await page.goto('/nos-abonnements');
  const offer = page.getByRole('article').filter({ hasText: "Offre d'été" });
  await offer.getByRole('link', { name: "S'abonner" }).click();
  await expectStep(page, 1);
  await expect(page.getByRole('radio', { name: "Offre d'été" })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Un particulier' })).toBeChecked();
  await next(page).click();
  await fill(page, individual(email));
  await next(page).click();
  await page.getByLabel('Nombre de badges').selectOption('1');
  await expect(page.getByLabel('Nombre de badges').getByRole('option')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Livraison à mon adresse de correspondance' }).check();
  await next(page).click();
  await giveBank(page, documents);
  await next(page).click();
  await terms(page).check();
  let lost: unknown;
  await page.route(
    '**/api/public/order/add',
    async (route) => {
      // The server places the order; its answer never arrives.
      lost = await (await route.fetch()).json();
      await route.abort();
    },
    { times: 1 },
  );
  await order(page).click();
  await expect(page.getByRole('alert')).toContainText('Votre saisie est gardée');
  // A double click places no other order either.
  await order(page).dblclick();
  await expectStep(page, 6);
  const reference = await orderedReference(page);
  expect(lost).toMatchObject({ state: true, reference: reference.replace(/^CDW0*/, '') });

  await test.step('P4.5 a refused signature leads back to step 6, which offers it again at once', async () => {
    await sign(page).click();
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expectStep(page, 6);
    await expect(page).toHaveURL(new RegExp(`/achat/${reference}$`));
    await expect(page.getByText(/^La signature n'a pas été terminée/)).toBeVisible();
    await expect(sign(page)).toBeVisible();
  });

  await test.step('an expired link leads back to step 6; a new one works', async () => {
    const control = process.env['OPERATOR_URL'] ?? '';
    const link = (await sign(page).getAttribute('href')) ?? '';
    const id = /contract\/(\d+)\/sign/.exec(link)?.[1] ?? '';
    const expired = await page.request.post(`${control}/control/signatures/expire`, {
      form: { id },
      headers: { origin: control },
    });
    expect(expired.ok()).toBe(true);
    await sign(page).click();
    await expect(page.getByText('Ce lien de signature a expiré.')).toBeVisible();
    await page.getByRole('link', { name: 'Revenir au site' }).click();
    await expectStep(page, 6);
    await page.getByRole('button', { name: 'Obtenir un nouveau lien' }).click();
    await giveDocuments(page, documents);
    await page.getByRole('button', { name: 'Générer mon contrat' }).click();
    await expect(sign(page)).toBeVisible();
  });

  await test.step('a refused payment leads back to the order, to pay again, still without a signature', async () => {
    await page.getByRole('link', { name: 'Passez au paiement' }).click();
    await expectStep(page, 7);
    await pay(page).click();
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expect(heading(page)).toHaveText('Paiement refusé');
    await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
    await expectStep(page, 7);
    await pay(page).click();
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(heading(page)).toHaveText('Paiement validé');
    await page.getByRole('main').getByRole('link', { name: 'Signer mon contrat' }).click();
    await expectStep(page, 6);
    await expect(sign(page)).toBeVisible();
  });

  await test.step('P2.20 paid and refused, it is signed on another device, without a call to the operator', async () => {
    const other = await browser.newContext();
    const device = await other.newPage();
    await refuseCookies(device);
    await device.goto(`/achat/${reference}`);
    await expectStep(device, 6);
    await giveDocuments(device, documents);
    await device.getByRole('button', { name: 'Générer mon contrat' }).click();
    await sign(device).click();
    await device.getByRole('button', { name: 'Signer' }).click();
    await expectStep(device, 7);
    await expect(device.getByText(/^Cette commande est payée/)).toBeVisible();
    await other.close();
    expect(await mailSubjects(page, email)).toContain('Votre contrat est ouvert');
  });
});
