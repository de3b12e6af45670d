import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { field, send } from '../support/contactForm.ts';
import { mailsTo } from '../support/mails.ts';
import { tickableRows } from '../support/passages.ts';
import { openAs } from '../support/signIn.ts';

/** The last message that the operator received with this text. */
async function received(page: Page, text: string): Promise<string | undefined> {
  return (await mailsTo(page, 'contact@example.fr')).find(({ body }) => body.includes(text))?.body;
}

test('a stolen badge is reported from the dashboard in 3 presses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, people.company.email, '/member/dashboard');
  await page.getByLabel('N° de contrat').selectOption({ index: 2 });
  await page.getByRole('link', { name: 'Badge perdu ou volé' }).click();
  await page.getByRole('link', { name: /Perdu ou volé.*64004038/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous contacter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText("C'est urgent");
  await expect(field(page, 'Nom')).toHaveValue('Samia Benoit');
  await expect(field(page, 'Message')).toHaveValue(/64004038[^]*21\/11\/2026/);
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(/64004038/);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeInViewport();
  expect(await received(page, '64004038')).toContain('Mon badge est perdu ou volé.');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a trip is disputed from the dashboard in 4 presses', async ({ page }) => {
  await openAs(page, people.camille.email, '/member/dashboard');
  await page.getByRole('link', { name: 'Contester un trajet' }).click();
  const box = tickableRows(page).nth(2).getByRole('checkbox');
  const label = await box.getAttribute('aria-label');
  const [when = ''] = /\d\d\/\d\d\/\d{4} \d\d:\d\d/.exec(label ?? '') ?? [];
  expect(when).not.toBe('');
  await box.check();
  await page.getByRole('button', { name: 'Contester ce trajet' }).click();
  await expect(field(page, 'Message')).toHaveValue(new RegExp(`- ${when}, badge \\d+.*€`));
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeInViewport();
  expect(await received(page, when)).toContain('Je conteste');
});
