import { act, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { draftOfOrder } from '../../../../src/domain/purchase/orderedPurchase';
import { aTariff } from '../../../support/subscriber/builders';
import { anOrderedPurchase, aPurchaseDraft, soldTariffs } from '../../../support/purchase/purchase';
import { openPage, stubPage } from '../openPage';

stubPage();

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const amount = (line: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${line}`) })).getByRole('cell').textContent;

describe('the steps of a purchase', () => {
  it('P2.15, P5.1 step 1 has customer type and plan: the special offer is for individuals', async () => {
    const user = openPage('/achat');
    await step('Choix de votre abonnement');
    const customer = screen.getByRole('radiogroup', { name: 'Vous êtes' });
    const offers = screen.getByRole('radiogroup', { name: 'Votre offre' });
    await user.click(within(customer).getByRole('radio', { name: 'Un particulier' }));
    expect(within(offers).getAllByRole('radio')).toHaveLength(3);
    await user.click(within(customer).getByRole('radio', { name: 'Un professionnel' }));
    expect(within(offers).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(offers).getByRole('radio', { name: 'Tunnel Pass' }));
    expect(amount('Dépôt de garantie')).toBe('20,00\u202f€');
  });

  it('« Recommencer » at step 1 leads to the heading of the step', async () => {
    const user = openPage('/achat');
    const heading = await step('Choix de votre abonnement');
    await user.click(screen.getByRole('radio', { name: 'Un particulier' }));
    // The dialog is a lazy part, which suspends inside.
    await act(() => user.click(screen.getByRole('button', { name: 'Recommencer' })));
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Recommencer' })).toBeNull());
    expect(document.activeElement).toBe(heading);
  });

  it.each([
    [0, null],
    [1, "Un prix n'a pas pu être lu"],
  ])('P7.2 step 1 with %d unreadable prices says: %s', async (unreadableTariffs, said) => {
    openPage('/achat', { unreadableTariffs });
    await step('Choix de votre abonnement');
    const note = screen.queryByText(/pas pu être lu/);
    expect(note?.textContent.slice(0, said?.length) ?? null).toBe(said);
  });

  it('a plan without the code of its deposit is not offered: its order would be refused', async () => {
    openPage('/achat', { tariffs: soldTariffs.map((one) => ({ ...one, bondCode: '' })) });
    await step('Choix de votre abonnement');
    expect(screen.getByText(/^Un prix n'a pas pu être lu/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Tunnel Pass/ })).toBeNull();
  });

  it.each([
    ['05', null, 0],
    ['05', "L'offre de ce lien n'est plus en vente.", 1],
    ['99', "L'offre de ce lien n'est plus en vente.", 0],
  ])('P9.1 a link to the offer %s says: %s', async (offered, said, missing) => {
    const tariffs = missing === 0 ? soldTariffs : [aTariff()];
    openPage(`/achat?offre=${offered}`, { tariffs });
    await step('Choix de votre abonnement');
    const note = screen.queryByText(/n'est plus en vente/);
    expect(note?.textContent.slice(0, said?.length) ?? null).toBe(said);
    const offers = screen.getByRole('radiogroup', { name: 'Votre offre' });
    const chosen = within(offers).queryAllByRole('radio', { checked: true });
    expect(chosen).toHaveLength(said === null ? 1 : 0);
  });

  it('P2.17, P5.7, P9.2 step 3 offers the badges that the plan allows, and three deliveries', async () => {
    const choice = { planCode: 'specialOffer', customerType: 'individual' };
    const user = openPage('/achat?etape=commande', { draft: aPurchaseDraft({ choice }) });
    await step('Votre commande');
    const quantity = await screen.findByLabelText('Nombre de badges');
    expect(within(quantity).getAllByRole('option')).toHaveLength(1 + 2);
    const delivery = screen.getByRole('radiogroup', { name: 'Mode de livraison' });
    expect(within(delivery).getAllByRole('radio')).toHaveLength(3);
    expect(amount('Frais de livraison')).toBe('0,00\u202f€');
    await user.click(within(delivery).getByRole('radio', { name: /correspondance/ }));
    expect(amount('Frais de livraison')).toBe('6,50\u202f€');
  });

  it.each([
    ['tunnelPass', '/documents/conditions-tunnel-pass.pdf'],
    ['tunnelPassPlus', '/documents/conditions-tunnel-pass-plus.pdf'],
  ] as const)('P2.19, P5.9 step 5 has the terms of plan %s', async (planCode, document) => {
    const choice = { planCode, customerType: 'individual' };
    openPage('/achat?etape=conditions', { draft: aPurchaseDraft({ choice }) });
    await step('Conditions générales de vente');
    const link = await screen.findByRole('link', { name: /Lire les conditions/ });
    expect(link.getAttribute('href')).toBe(document);
  });

  it('P2.21, P9.4 step 7 shows the order and its price, and pays it by card', async () => {
    openPage('/achat/CDW0000042/signe');
    await step('Récapitulatif de votre commande');
    await screen.findByRole('button', { name: /^Payer / });
    expect(screen.getByText('CDW0000042')).toBeTruthy();
    // 2 × 20 + 2 × 30 + 6.50.
    expect(amount('Total')).toContain('106,50\u202f€');
  });

  it('P4.5 an order of 0 euro is validated without the bank', async () => {
    const free = aTariff({ code: 'tunnelPass', deposit: cents(0), initialLoading: cents(0) });
    const user = openPage('/achat/CDW0000042/signe', {
      order: anOrderedPurchase({ deliveryType: 'locker' }),
      tariffs: [free],
    });
    await user.click(await screen.findByRole('button', { name: 'Valider ma commande' }));
    expect(await screen.findByText('Ailleurs')).toBeTruthy();
  });

  it('P8.9 only 404 means an unknown order: after too many attempts a retry is offered', async () => {
    const answers = [
      TE.left({ kind: 'service/too-many-requests', retryAfterSeconds: 300 } as const),
      TE.left({ kind: 'service/not-found', message: 'Inconnue.' } as const),
    ];
    const user = openPage('/achat/CDW0000042', {
      retrieve: () => answers.shift() ?? TE.right(anOrderedPurchase()),
    });
    expect(await screen.findByText(/^Trop de tentatives/)).toBeTruthy();
    expect(screen.queryByText(/Nous ne trouvons pas cette commande/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Nous ne trouvons pas cette commande/)).toBeTruthy();
  });

  it('P8.9 a stored order that the server does not know leaves the way to a new purchase', async () => {
    const user = openPage('/achat', {
      draft: aPurchaseDraft(),
      placed: { reference: formatOrderReference(42), isSigned: false, isPaid: false, total: null },
      retrieve: () => TE.left({ kind: 'service/not-found', message: 'Inconnue.' }),
    });
    await user.click(await screen.findByRole('link', { name: 'Commencer une souscription' }));
    await step('Choix de votre abonnement');
    expect(screen.getByRole('link', { name: /^Reprendre à l'étape/ })).toBeTruthy();
  });

  it('an order whose plan is no longer published cannot be paid, if its price is unknown', async () => {
    openPage('/achat/CDW0000042/signe', { tariffs: [] });
    expect(await screen.findByText(/n'est plus publié/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Payer / })).toBeNull();
  });

  it('placed here, no step has a price of today', async () => {
    const order = anOrderedPurchase();
    const placed = { reference: order.reference, isSigned: true, isPaid: false };
    openPage('/achat/CDW0000042/signe?etape=commande', {
      order,
      draft: draftOfOrder(order),
      placed: { ...placed, total: cents(9000) },
    });
    expect(await screen.findByText('CDW0000042')).toBeTruthy();
    expect(screen.queryByText(/par badge|Frais de livraison|Sans frais/)).toBeNull();
  });
});
