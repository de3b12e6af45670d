import { expect, test, type Page } from '@playwright/test';
import { people } from '../../scripts/simulators/seed/people.ts';
import { checkPage } from '../support/checkPage.ts';
import { field, send } from '../support/contactForm.ts';
import { mailsTo } from '../support/mails.ts';
import { tickableRows } from '../support/passages.ts';
import { arrive, signIn } from '../support/signIn.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The last message that the operator received with this text. */
async function received(page: Page, text: string): Promise<string | undefined> {
  return (await mailsTo(page, 'contact@example.fr')).find(({ body }) => body.includes(text))?.body;
}

async function openDashboard(page: Page, email: string): Promise<void> {
  await page.goto('/member/dashboard');
  await signIn(page, email);
  await expect(heading(page)).toContainText('Bienvenue');
  await expect(page.getByRole('region', { name: /^Besoin d'aide/ })).toBeVisible();
}

test.beforeEach(({ page }) => arrive(page));

for (const [width, reference] of [
  [390, '64004038'],
  [1440, '64004039'],
] as const) {
  test(`a stolen badge is reported from the dashboard in 3 presses at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, people.company.email);
    await page.getByLabel('N° de contrat').selectOption({ index: 2 });

    await page.getByRole('link', { name: 'Badge perdu ou volé' }).click();
    await page.getByRole('link', { name: new RegExp(`Perdu ou volé.*${reference}`) }).click();
    await expect(heading(page)).toHaveText('Nous contacter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText("C'est urgent");
    await expect(field(page, 'Sujet')).toHaveValue('Service clients');
    await expect(field(page, 'Nom')).toHaveValue('Samia Benoit');
    await expect(field(page, 'Adresse e-mail')).toHaveValue(people.company.email);
    await expect(field(page, 'Message')).toHaveValue(new RegExp(`${reference}[^]*21/11/2026`));
    expect(page.url()).toMatch(/\/nous-contacter$/);
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue(new RegExp(reference));
    await send(page).click();

    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeInViewport();
    expect(await received(page, reference)).toContain('Mon badge est perdu ou volé.');
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test(`a trip is disputed from the dashboard in 4 presses at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, people.camille.email);

    await page.getByRole('link', { name: 'Contester un trajet' }).click();
    const row = tickableRows(page).nth(width === 390 ? 1 : 2);
    const label = await row.getByRole('checkbox').getAttribute('aria-label');
    const [when = ''] = /\d\d\/\d\d\/\d{4} \d\d:\d\d/.exec(label ?? '') ?? [];
    expect(when).not.toBe('');
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Contester ce trajet' }).click();
    await expect(field(page, 'Nom')).toHaveValue('Camille Durand');
    await expect(field(page, 'Message')).toHaveValue(new RegExp(`- ${when}, badge \\d+.*€`));
    await send(page).click();

    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeInViewport();
    expect(await received(page, when)).toContain('Je conteste');
  });
}

test('the badge itself and an invoice lead to a message about them; what was typed before is kept', async ({
  page,
}) => {
  await page.goto('/nous-contacter');
  await field(page, 'Message').fill('Bonjour, quels sont vos horaires ?');
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await expect(heading(page)).toHaveText('Connexion');
  await signIn(page, people.camille.email);
  await page.getByRole('link', { name: 'Espace abonné' }).click();
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^Badge \d+/);
  await page.getByRole('link', { name: /^Perdu ou volé/ }).click();
  await expect(field(page, 'Message')).toHaveValue(/^Bonjour,\s+Mon badge est perdu ou volé\./);
  await page.getByRole('link', { name: 'Le reprendre' }).click();
  await expect(field(page, 'Message')).toHaveValue('Bonjour, quels sont vos horaires ?');
  await page.getByRole('link', { name: /^Revenir à/ }).click();
  await expect(field(page, 'Message')).toHaveValue(/Mon badge est perdu ou volé\./);
  await checkPage(page);

  await page.goto('/member/contract/invoice/list');
  await page
    .getByRole('link', { name: /^Visualiser/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Une question sur/ }).click();
  await expect(field(page, 'Message')).toHaveValue(/(Facture|Relevé) \d+ du .* TTC/);
});
