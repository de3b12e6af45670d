import { act, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { PurchaseGateway } from '../../../../src/application/ports/purchase/PurchaseGateway';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { aPurchaseDraft } from '../../../support/purchase/purchase';
import { openPage, stubPage } from '../openPage';

stubPage();

// A press that opens another step is awaited as a whole: the step is lazy, and suspends inside.

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const previous = () => screen.getByRole('button', { name: 'Précédent' });

async function order(place: PurchaseGateway['order']) {
  const user = openPage('/achat?etape=conditions', { draft: aPurchaseDraft(), place });
  const press = await screen.findByRole('button', { name: 'Valider ma commande' });
  await user.click(press);
  return { user, press };
}

it('P4.3 while the order is being placed nothing can be changed', async () => {
  await order(() => () => new Promise(() => undefined));
  expect(screen.getByRole('checkbox').matches(':disabled')).toBe(true);
  expect(previous().getAttribute('aria-disabled')).toBe('true');
});

it("P7.15, P8.10 a refused order says why in the server's words, and keeps all values", async () => {
  const { user, press } = await order(() =>
    TE.left({ kind: 'service/refused', message: 'Plus de badges.' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Plus de badges.');
  expect(document.activeElement).toBe(press);
  await act(() => user.click(previous()));
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).not.toBe('');
  expect(screen.getAllByText('rib.pdf')).not.toHaveLength(0);
});

it('P4.1 the plan can be changed beside the price; the other values stay', async () => {
  const user = openPage('/achat?etape=commande', { draft: aPurchaseDraft() });
  const change = await screen.findByRole('link', { name: 'Modifier mon choix' });
  await act(() => user.click(change));
  await step('Choix de votre abonnement');
  await user.click(screen.getByRole('radio', { name: 'Tunnel Pass +' }));
  await act(() => user.click(screen.getByRole('button', { name: 'Suivant' })));
  await step('Vos coordonnées');
  expect(screen.getByLabelText<HTMLInputElement>('Nom et prénom').value).toBe('DURAND CAMILLE');
});

it.each(['05', '99'])(
  'P2.14 /achat?offre=%s leads to the order that is not finished',
  async (code) => {
    const placed = {
      reference: formatOrderReference(42),
      isSigned: false,
      isPaid: false,
      total: null,
    };
    openPage(`/achat?offre=${code}`, { draft: aPurchaseDraft(), placed });
    expect(await step('Votre contrat')).toBeTruthy();
  },
);
