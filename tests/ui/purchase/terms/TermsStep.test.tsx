import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import type { PurchaseGateway } from '../../../../src/application/ports/purchase/PurchaseGateway';
import { createAppStore } from '../../../../src/application/store';
import {
  formatOrderReference,
  type OrderReference,
} from '../../../../src/domain/payment/orderReference';
import { ChoiceSummary } from '../../../../src/ui/purchase/frame/ChoiceSummary';
import { TermsStep } from '../../../../src/ui/purchase/terms/TermsStep';
import { anOrderedPurchase, aPurchaseDraft } from '../../../support/purchase/purchase';
import { fakePorts } from '../../../support/store/fakePorts';
import { openPage, stubPage } from '../openPage';
import { showStep } from '../showStep';

stubPage();

/** Orders at step 5; `answer` is the server's answer. */
async function order(): Promise<{ readonly user: UserEvent; readonly answer: () => void }> {
  let end = (_: E.Either<never, OrderReference>): void => undefined;
  const place: PurchaseGateway['order'] = () => () => new Promise((resolve) => (end = resolve));
  const user = openPage('/achat?etape=conditions', { draft: aPurchaseDraft(), place });
  await user.click(await screen.findByRole('button', { name: 'Valider ma commande' }));
  return { user, answer: () => end(E.right(formatOrderReference(42))) };
}

it('P4.3 opens step 6 when the order is placed', async () => {
  const { answer } = await order();
  answer();
  expect(await screen.findByRole('heading', { level: 2, name: 'Votre contrat' })).toBeTruthy();
});

it('P4.3 a late answer does not call back a visitor who has left', async () => {
  const { user, answer } = await order();
  await user.click(screen.getByRole('link', { name: 'Quitter' }));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('Ailleurs')).toBeTruthy();
});

it('P5.9 an ordered plan that is no longer sold keeps its own terms, and its name above the steps', () => {
  const order = anOrderedPurchase({ planCode: 'specialOffer' });
  const store = createAppStore(fakePorts());
  const shown = showStep(TermsStep, { store, step: 'terms', order, stage: 'ordered' });
  const terms = screen.getByRole('link', { name: /Offre spéciale/ });
  expect(terms.getAttribute('href')).toBe('/documents/conditions-offre-speciale.pdf');
  shown.leave();
  showStep(ChoiceSummary, { store, step: 'terms', order, stage: 'ordered' });
  expect(screen.getByText('Offre spéciale')).toBeTruthy();
});
