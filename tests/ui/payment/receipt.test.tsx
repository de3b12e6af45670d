import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import { ofServerRefusal } from '../../../src/ui/navigation/serverRefusal';
import { operator } from '../../../src/ui/operator';
import { showReturn } from '../../support/payment/showReturn';
import { today } from '../../support/store/fakePorts';

afterEach(cleanup);

const confirmed = { payments: { validate: () => TE.right(undefined) } };
const address = '/member/checkout/invoice/success?reference=PLI0048213B';
const sent = {
  reference: 'PLI0048213B',
  owner: null,
  amount: cents(4760),
  contract: '00412873',
  invoices: ['202610412'],
  payer: null,
  delivery: null,
  confirmedAt: null,
  attempt: null,
  isUnsettled: false,
};

/** The rows of the receipt: label → value. */
async function receipt(title = 'Reçu de paiement'): Promise<Record<string, string>> {
  const heading = await screen.findByRole('heading', { name: title });
  const sheet = within(heading.closest('section') as HTMLElement);
  const values = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    sheet.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']),
  );
}

describe('the receipt of a confirmed payment', () => {
  it('states what the server had named before the payment, and when it confirmed it', async () => {
    showReturn(address, confirmed, { records: [sent] });
    expect(await receipt()).toEqual({
      Objet: 'Règlement de facture',
      Contrat: '00412873',
      Facture: '202610412',
      'Confirmé le': '21/11/2026 11:00',
      Référence: 'PLI0048213B',
      'Montant réglé': '47,60\u202f€',
    });
    expect(screen.getAllByText(operator.name)).toHaveLength(1);
  });

  it('has no row for what is not known: no amount is invented', async () => {
    showReturn('/payment/cnp/success?reference=26104887', confirmed, { records: [sent] });
    expect(await receipt('Confirmation de paiement')).toEqual({
      Objet: 'Avis n° 26104887',
      'Confirmé le': '21/11/2026 11:00',
      Référence: '26104887',
    });
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('of a notice names its plate', async () => {
    const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr', isReceiptWanted: true };
    const record = { ...sent, reference: '26104887', contract: null, invoices: [], payer };
    showReturn('/payment/cnp/success?reference=26104887', confirmed, { records: [record] });
    expect(await receipt()).toMatchObject({ Objet: 'Avis n° 26104887', Plaque: 'AB123CD' });
  });

  it('keeps the date of the first confirmation', async () => {
    const before = instant(today - 3600);
    showReturn(address, confirmed, { records: [{ ...sent, confirmedAt: before }] });
    expect(await receipt()).toMatchObject({ 'Confirmé le': '21/11/2026 10:00' });
  });

  it('is printed by « Imprimer »', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    showReturn(address, confirmed);
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a refused payment', () => {
  const refused = '/payment/cnp/fail?reference=26104887';

  it.each([
    ["Rien n'a été débité.", "Rien n'a été débité."],
    [null, 'Nous ne trouvons aucun paiement sous cette référence.'],
  ])('says what the server answered: %s', (message, told) => {
    showReturn(refused, {}, { state: ofServerRefusal(message) });
    expect(screen.getByText(told)).toBeTruthy();
  });

  it.each([null, { refusal: 3 }])('says nothing of the server that was not asked: %j', (state) => {
    showReturn(refused, {}, { state });
    expect(screen.getByText('Votre paiement n’a pas été validé.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/serveur|débité/);
  });

  it('is retried with the search that this visit knows', async () => {
    const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr', isReceiptWanted: true };
    const record = { ...sent, reference: '26104887', contract: null, invoices: [], payer };
    showReturn(refused, {}, { records: [record] });
    await userEvent.click(screen.getByRole('link', { name: 'Reprendre le paiement' }));
    expect(screen.getByText(/"number":"26104887","plate":"AB123CD"/)).toBeTruthy();
  });

  it.each([
    ['/member/checkout/badge/fail?reference=CDW0000042', '/member/badge/order?etape=recapitulatif'],
    ['/member/checkout/invoice/fail?reference=PLI0048213B', '/member/dashboard'],
    ['/payment/order/fail?reference=CDW0000042', '/achat/CDW0000042?etape=recapitulatif'],
  ])('%s resumes it at %s', (address, way) => {
    showReturn(address, {});
    const link = screen.getByRole('link', { name: 'Reprendre le paiement' });
    expect(link.getAttribute('href')).toBe(way);
  });

  it('has nothing to print', () => {
    showReturn(refused, {});
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
  });
});
