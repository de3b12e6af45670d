import { expect, test, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { sealOf, testKey } from '../../scripts/simulators/bank/seal.ts';
import { expectAccessible, expectNothingCut } from '../support/accessibility.ts';
import { operatorTime } from '../support/operatorTime.ts';

const operatorUrl = process.env['OPERATOR_URL'] ?? '';
const siteUrl = process.env['OPERATOR_SITE_URL'] ?? '';

const expectSimulator = async (page: Page): Promise<void> => {
  await expect(
    page.getByText("Simulateur : rien de ce qui se passe ici n'est réel."),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
};

for (const width of [390, 1440]) {
  test(`the control page shows the data behind the site, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${operatorUrl}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Poste de contrôle de l'exploitant",
    );
    await expect(page.getByText('camille.durand@example.fr').first()).toBeVisible();
    await expectSimulator(page);
  });
}

/** Opens a page that posts a sealed form to the bank, as the site does. */
async function askForPayment(
  page: Page,
  fields: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const sent = { ...fields, MAC: sealOf(fields, testKey), ...changed };
  const inputs = Object.entries(sent).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  await page.setContent(
    `<form method="post" action="${operatorUrl}/test/paiement.cgi">${inputs.join('')}<button>Régler</button></form>`,
  );
  await page.getByRole('button', { name: 'Régler' }).click();
}

test('P7.19 a notice is paid at the bank, which notifies the operator; an altered form is refused', async ({
  page,
}) => {
  const billing = {
    addressLine1: '12 RUE DE LA REPUBLIQUE',
    city: 'MARSEILLE',
    postalCode: '13002',
    country: 'FR',
  };
  const form = {
    version: '3.0',
    TPE: '1234567',
    societe: 'operateur',
    lgue: 'FR',
    date: DateTime.fromJSDate(operatorTime(), { zone: 'Europe/Paris' }).toFormat(
      'dd/MM/yyyy:HH:mm:ss',
    ),
    montant: '13.20EUR',
    reference: '26104887',
    mail: 'camille.durand@example.fr',
    'texte-libre': 'cnp',
    contexte_commande: Buffer.from(JSON.stringify({ billing })).toString('base64'),
    url_retour_ok: `${siteUrl}/payment/cnp/success?reference=26104887`,
    url_retour_err: `${siteUrl}/payment/cnp/fail`,
  };
  const isPaid = async (): Promise<unknown> => {
    const answer = await page.request.post(`${siteUrl}/api/public/order/validate`, {
      data: { reference: '26104887' },
    });
    return ((await answer.json()) as { readonly state: unknown }).state;
  };
  await askForPayment(page, form, { montant: '13.19EUR' });
  await expect(page.getByText('Le sceau ne correspond pas aux champs reçus.')).toBeVisible();
  await expectSimulator(page);
  await askForPayment(page, form);
  await expect(page.getByText('13,20 €').first()).toBeVisible();
  await expectSimulator(page);
  expect(await isPaid()).toBe(false);
  await page.getByRole('button', { name: 'Payer' }).click();
  await expect(page).toHaveURL(/\/payment\/cnp\/success\?reference=26104887$/);
  expect(await isPaid()).toBe(true);
});

test('P4.5 a contract is read and signed at the signature service, which returns to the site', async ({
  page,
}) => {
  const answer = await page.request.post(`${siteUrl}/api/public/sellandsign`, {
    multipart: {
      ...{
        email: 'camille.durand@example.fr',
        civility: 'MME',
        firstname: 'CAMILLE',
        lastname: 'DURAND',
      },
      ...{ address_1: '12 RUE DE LA REPUBLIQUE', zip: '13002', city: 'MARSEILLE', country: 'FR' },
      ...{ iban: 'FR1420041010050500013M02606', type: 'p', subscription: '04' },
      rib: { name: 'rib.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 releve') },
    },
  });
  const { id, token, contractLink } = (await answer.json()) as {
    readonly id: number;
    readonly token: string;
    readonly contractLink: string;
  };
  const preview = await page.request.get(siteUrl + contractLink);
  expect(preview.headers()['content-type']).toBe('application/pdf');
  const [success, failure] = [`${siteUrl}/achat/42/signe`, `${siteUrl}/achat/42`];
  const encoded = [success, failure, token].map(encodeURIComponent);
  await page.goto(
    `${siteUrl}/calinda/sellandsign/#/contract/${String(id)}/sign;c_id=${String(id)};no_ui=true;refback=${encoded[0] ?? ''};errorback=${encoded[1] ?? ''};j_token=${encoded[2] ?? ''}`,
  );
  await expect(page.getByRole('button', { name: 'Signer' })).toBeVisible();
  await expectSimulator(page);
  await page.getByRole('button', { name: 'Signer' }).click();
  await expect(page).toHaveURL(success);
});
