import { expect, test, type Page } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { noNetwork } from './support/failures.ts';
import {
  askToBeRefunded,
  field,
  fillRefundRequest,
  identifier,
  search,
  wizard,
  wizardOfTicket,
} from './support/refundWizard.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const alert = (page: Page) => page.getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' });
const lookUps = /\/api\/public\/free\/cash$/;

test.beforeEach(({ page }) => refuseCookies(page));

test('P5.21, P4.16, P2.40 the identifier accepts spaces and is in the address; back returns to it', async ({
  page,
}) => {
  await page.goto(wizard);
  await expect(page).toHaveTitle(titleOf('Demander un remboursement'));
  await search(page, '12345');
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await expect(page.getByLabel('Identifiant')).toHaveAccessibleDescription(
    /^L'identifiant fourni n'est au bon format\./,
  );
  await search(page, ' 2026 1108 0715 0012 0031 ');
  await expect(page).toHaveURL(new RegExp(`identifier=${identifier}$`));
  await expect(page.getByRole('heading', { name: 'Votre ticket' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Votre ticket' })).toBeVisible();
  await page.getByRole('link', { name: 'Saisir un autre identifiant' }).click();
  await expect(page.getByLabel('Identifiant')).toHaveValue('');
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Carénage → Prado')).toBeVisible();
});

test('P4.17 back from the bank details returns to a ticket that was opened by its address', async ({
  page,
}) => {
  await page.goto(wizardOfTicket);
  await page.getByRole('link', { name: 'Être remboursé' }).click();
  await expect(page.getByLabel('IBAN', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Être remboursé' })).toBeVisible();
});

test('P8.4 a failed search shows its reason and keeps the identifier', async ({ page }) => {
  await answerWith(page, { lookUpCashTicket: 'notFound' });
  await page.goto(wizardOfTicket);
  await expect(alert(page)).toHaveText('Aucun ticket ne correspond à cet identifiant.');
  await expect(page.getByLabel('Identifiant')).toHaveValue(identifier);
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await resetAnswers(page);
  await noNetwork(page, lookUps);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(alert(page)).toContainText(
    "Une erreur s'est produite, veuillez recommencer. Nos services ne répondent pas.",
  );
  await resetAnswers(page);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('link', { name: 'Être remboursé' })).toBeVisible();
});

test('P4.12–P4.14, P4.17, P4.20 each ticket shows its state, and its receipt if there is one', async ({
  page,
}) => {
  for (const [example, sentence, hasReceipt] of [
    ['alreadyRefunded', 'Ce ticket a déjà été remboursé.', true],
    ['notRefundable', 'Ce ticket ne donne pas droit à un remboursement.', true],
    ['directlyFinal', 'vous a été remis en voie', false],
  ] as const) {
    await test.step(example, async () => {
      await resetAnswers(page);
      await answerWith(page, { lookUpCashTicket: example });
      await page.goto(wizardOfTicket);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Être remboursé' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Télécharger le reçu' })).toHaveCount(
        hasReceipt ? 1 : 0,
      );
    });
  }
  await expect(page.getByRole('link', { name: 'contactez-nous' })).toHaveAttribute(
    'href',
    '/nous-contacter',
  );
});

test('P6.1, P7.28 the receipt of a ticket can be downloaded with its identifier', async ({
  page,
}) => {
  await page.goto(wizardOfTicket);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le reçu' }).click();
  expect((await download).suggestedFilename()).toBe(`recu-${identifier}.pdf`);
  await answerWith(page, { downloadTransactionReceipt: 'notFound' });
  await page.getByRole('button', { name: /Télécharger le reçu|C'est fait/ }).click();
  await expect(alert(page)).toHaveText(
    "Une erreur s'est produite. Aucun ticket ne correspond à cet identifiant.",
  );
});

test('P5.22 the form shows one message above it and an error under each field', async ({
  page,
}) => {
  await page.goto(wizardOfTicket);
  await askToBeRefunded(page);
  await expect(page.getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused();
  await send(page).click();
  await expect(alert(page)).toHaveText('Veuillez remplir tous les champs.');
  await expect(field(page, 'Nom')).toBeFocused();
  await fillRefundRequest(page);
  for (const [name, value, sentence] of [
    ['IBAN', 'FR7530006000011234567890189', "Votre IBAN n'est pas valide."],
    [
      'IBAN',
      'DE89370400440532013000',
      "Votre IBAN n'est pas français, veuillez prendre contact avec nous pour pouvoir être remboursé.",
    ],
    ['BIC', 'AGRIF', "Votre BIC n'est pas au bon format."],
    ['Adresse e-mail', 'camille', "Votre adresse mail n'est pas conforme."],
  ] as const) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(value);
    await send(page).click();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(before);
  }
  await expect(alert(page)).toHaveCount(0);
});

test('P3.9, P4.18, P4.19, P7.27, P9.12 the form survives a failure; the request gets a receipt', async ({
  page,
}) => {
  await page.goto(wizardOfTicket);
  await askToBeRefunded(page);
  await fillRefundRequest(page);
  await noNetwork(page, /\/api\/v2\/refund$/);
  await send(page).click();
  await expect(alert(page)).toContainText('ne répondent pas');
  await page.getByRole('link', { name: 'Revenir au ticket' }).click();
  await askToBeRefunded(page);
  await expect(field(page, 'BIC')).toHaveValue('AGRIFRPP');
  await resetAnswers(page);
  const sent = page.waitForRequest(/\/api\/v2\/refund$/);
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({
    identifier,
    lastname: 'Durand',
    firstname: 'Camille',
    email: 'camille.durand@example.fr',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    amount: 3.2,
  });
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  await expect(page.getByText('2 à 3 jours ouvrés')).toBeVisible();
  await page.reload();
  for (const fact of ['3,20', '0189']) {
    await expect(page.getByRole('main')).toContainText(fact);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le reçu' }).click();
  expect((await download).suggestedFilename()).toBe(`recu-${identifier}.pdf`);
});

test('P2.42 the short address of a ticket or a request leads to the search', async ({ page }) => {
  await page.goto(`/remboursement/${identifier}`);
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?identifier=${identifier}$`));
  await page.goto('/remboursement/7401');
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?identifier=${identifier}$`));
  await answerWith(page, { findTransactionRefund: 'notFound' });
  await page.goto('/remboursement/7401');
  await expect(alert(page)).toHaveText('Aucun remboursement ne correspond à cette transaction.');
  await page.goto('/remboursement/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});
