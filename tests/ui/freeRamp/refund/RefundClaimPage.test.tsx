import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RefundClaimPage } from '../../../../src/ui/freeRamp/refund/RefundClaimPage';
import { wholeList } from '../../../support/basis/wholeList';
import { aReceipt, aReceiptPath, aRefund } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 });
const entry = { pathname: '/espace/gratuite/remboursement/demande', state: { claim: [7401] } };

describe('P2.41, P4.23 the confirmation of a claim', () => {
  it('shows its result as the heading, with the beneficiary and the end of the IBAN', async () => {
    const claim = () => TE.right({ receipt: aReceipt(), sentence: null });
    const { user } = await showPage(<RefundClaimPage />, { ports: { refunds: { claim } }, entry });
    expect(title().className).toBe('');
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    const done = await screen.findByRole('heading', { name: 'Remboursement demandé' });
    expect(document.activeElement).toBe(done);
    expect(title().textContent).toBe('Confirmer votre remboursement');
    expect(title().className).toBe('tp-hidden');
    expect(screen.getByText(/vous n'avez plus rien à faire/)).toBeDefined();
    const beneficiary = screen.getByText('Bénéficiaire').parentElement;
    expect(within(beneficiary ?? document.body).getByText('CAMILLE DURAND')).toBeDefined();
  });

  it('P8.6 reads the receipts again when the answer is lost: there may be one more', async () => {
    const list = vi.fn(() => TE.right(wholeList(aReceipt())));
    const claim = () => TE.left({ kind: 'service/too-slow' } as const);
    const ports = { refunds: { claim }, receipts: { list } };
    const { user } = await showPage(<RefundClaimPage />, { ports, entry });
    list.mockClear();
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
  });

  it('says the same of refunds that were claimed before, without an account', async () => {
    const claimed = aRefund({ claimed: true, receipt: aReceiptPath });
    await showPage(<RefundClaimPage />, {
      ports: { refunds: { list: () => TE.right(wholeList(claimed)) } },
      entry,
    });
    expect(screen.getByRole('heading', { name: 'Remboursement demandé' })).toBeDefined();
    expect(title().className).toBe('tp-hidden');
    expect(screen.queryByText('Bénéficiaire')).toBeNull();
  });
});
