import type { Page } from '@playwright/test';
import { sentPayment } from '../sentPayment.ts';
import { answerWith } from '../answers.ts';
import {
  delivery,
  goToSummary,
  nextButton,
  orderPage,
  payButton,
  publicDataAddress,
  terms,
} from '../badgeOrder.ts';
import { button, contractAt, failedScreen, loader, neverAnswered, text } from './stateParts.ts';
import type { State } from './State.ts';

const validationAddress = /\/api\/public\/order\/validate$/;

const checkout = (reference: string, outcome: string): string =>
  `/member/checkout/${outcome}?reference=${reference}`;

export const orderStates: readonly State[] = [
  {
    name: 'badge order, to another address',
    address: orderPage,
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('Quantité').selectOption('2');
      await delivery(page, 'Livraison à une autre adresse').check();
      await page.getByLabel('Ville').fill('M');
      await page.getByLabel('Code postal').focus();
    },
    shows: (page) => page.getByLabel('Raison sociale'),
  },
  {
    name: 'badge order, terms',
    address: orderPage,
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('Quantité').selectOption('2');
      await delivery(page, 'Retrait en consigne').check();
      await nextButton(page).click();
    },
    shows: terms,
  },
  { name: 'badge order, summary', address: orderPage, then: goToSummary, shows: payButton },
  {
    name: 'badge order, not allowed',
    address: orderPage,
    then: contractAt(1),
    shows: text('Votre type de contrat ne vous permet pas'),
  },
  {
    name: 'badge order, loading',
    isVariant: true,
    address: orderPage,
    before: neverAnswered(publicDataAddress),
    shows: loader,
  },
  {
    name: 'badge order, failed',
    isVariant: true,
    address: orderPage,
    before: (page) => answerWith(page, { loadPublicData: 'failure' }),
    shows: failedScreen,
  },
  {
    name: 'payment, being checked',
    isVariant: true,
    address: checkout('CDW0000042', 'badge/success'),
    before: neverAnswered(validationAddress),
    shows: text('Nous vérifions votre paiement'),
  },
  {
    name: 'payment, succeeded',
    isVariant: true,
    address: checkout('CDW0000042', 'badge/success'),
    shows: (page) => page.getByRole('heading', { name: 'Paiement validé' }),
  },
  {
    name: 'payment of an invoice, succeeded, with its amount',
    address: checkout('PLI0048213B', 'invoice/success'),
    before: sentPayment('PLI0048213B', 4760, '00412873', ['202610412']),
    shows: (page) => page.getByRole('heading', { name: 'Reçu de paiement' }),
  },
  {
    name: 'payment, check failed',
    isVariant: true,
    address: checkout('CDW0000042', 'badge/success'),
    before: (page) => answerWith(page, { validateOrder: 'failure' }),
    shows: button('Vérifier de nouveau'),
  },
  {
    name: 'payment, failed',
    isVariant: true,
    address: checkout('PLI0048213B', 'invoice/fail'),
    shows: (page) => page.getByRole('heading', { name: 'Paiement refusé' }),
  },
];
