import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { nothingKept } from '../../../../src/domain/purchase/keptPurchase';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { plainDebt } from '../../../../src/domain/payment/paymentRecord';
import { anOrderedPurchase } from '../../../support/purchase/purchase';
import { showReturn } from '../../../support/payment/showReturn';
import { fakePorts, today } from '../../../support/store/fakePorts';

afterEach(cleanup);

const address = '/payment/order/success?reference=CDW0000042';
const payments = { validate: () => TE.right(undefined) };
const locker = 'Consigne des Tunnels du Port, 3 quai des Tunnels, 13000 Port-Ville';
const elsewhere = {
  ...{ companyName: '', address: '5 CHEMIN DES CALANQUES', address2: '', address3: '' },
  ...{ zip: '13009', city: 'MARSEILLE' },
};

/** What the page says of the badges, once it knows the order. */
const badges = (text: RegExp) => screen.findByText(text);

describe('after the payment of a subscription', () => {
  it.each([
    [
      { deliveryType: 'locker' },
      `consigne, ouverte 24.h/24, une fois votre contrat ouvert.*${locker}`,
    ],
    [
      { deliveryType: 'address', deliveryAddress: elsewhere },
      'une fois votre contrat ouvert.*5 CHEMIN DES CALANQUES, 13009 MARSEILLE',
    ],
    [
      { deliveryType: 'correspondence' },
      'une fois votre contrat ouvert.*12 RUE DE LA REPUBLIQUE.*MARSEILLE',
    ],
  ] as const)('M9.10, P9.3 it says where and when the badges come: %j', async (part, place) => {
    const purchases = { retrieve: () => TE.right(anOrderedPurchase(part)) };
    showReturn(address, { payments, purchases });
    expect(await badges(new RegExp(place))).toBeTruthy();
  });

  it('P2.20 what is still to sign comes first, then the access, with the e-mail of the order', async () => {
    showReturn(address, { payments });
    await badges(/une fois votre contrat ouvert/);
    expect(screen.getByText(/^Il reste à le signer/)).toBeTruthy();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    const way = links.slice(links.indexOf('Signer mon contrat')).slice(0, 2);
    expect(way).toEqual(['Signer mon contrat', 'Créer mon accès']);
    const sign = screen.getByRole('link', { name: 'Signer mon contrat' });
    expect(sign.getAttribute('href')).toBe('/achat/CDW0000042?etape=contrat');
    await userEvent.click(screen.getByRole('link', { name: 'Créer mon accès' }));
    expect(screen.getByText(/camille\.durand@example\.fr/)).toBeTruthy();
  });

  it('P2.20 a signature that was announced is not asked for again', async () => {
    const { purchaseDrafts } = fakePorts().browser;
    const placed = {
      reference: formatOrderReference(42),
      isSigned: true,
      isPaid: false,
      total: null,
    };
    purchaseDrafts.write({ ...nothingKept, placed, keptAt: today });
    showReturn(address, { payments, purchaseDrafts });
    expect(await screen.findByText(/^La signature nous a été annoncée/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Signer mon contrat' })).toBeNull();
  });
});

it('M9.10 after the payment of further badges it says where they come', async () => {
  const record = {
    ...{ ...plainDebt, reference: 'CDW0000042', owner: null, amount: null },
    ...{ confirmedAt: null, attempt: null, isUnsettled: false, delivery: 'locker' },
  };
  showReturn(
    '/member/checkout/badge/success?reference=CDW0000042',
    { payments },
    { records: [record] },
  );
  expect(await screen.findByText(new RegExp(`^À la consigne.*${locker}`))).toBeTruthy();
});
