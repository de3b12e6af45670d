import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeSearch } from '../../../../src/domain/notice/noticeSearch';
import type { Country } from '../../../../src/domain/basis/country';
import { cents } from '../../../../src/domain/basis/money';
import { plainDebt, withSentPayment } from '../../../../src/domain/payment/paymentRecord';
import type { PaymentRequest } from '../../../../src/domain/payment/paymentRequest';
import { fakePorts } from '../../../support/store/fakePorts';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { showNotice } from '../../../support/publicSite/showNotice';
import { signedFor } from '../../../support/payment/payments';

afterEach(cleanup);

it('after « Chercher un autre avis » the first field has the focus, the page is at its top', async () => {
  const { user } = await showNotice();
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await user.click(screen.getByRole('link', { name: 'Chercher un autre avis' }));
  const [number] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(number);
  expect(number?.value).toBe('');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('P8.10 for a plate that the server does not know, the one reading it can have is offered', async () => {
  const find = vi.fn((search: NoticeSearch) =>
    search.plate === 'AB123CD'
      ? TE.right(aPassageNotice())
      : TE.left({ kind: 'service/not-found', message: 'Aucune constatation.' } as const),
  );
  const { user } = await showNotice({ notices: { find } }, { plate: 'ABI23CD' });
  await user.click(await screen.findByRole('button', { name: 'Utiliser AB-123-CD' }));
  await screen.findByRole('button', { name: /^Payer/ });
  expect(find.mock.calls.map(([{ plate }]) => plate)).toEqual(['ABI23CD', 'AB123CD']);
});

const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Recevoir un justificatif de paiement' });

describe('P4.10 the wish for a receipt', () => {
  it('is sent at once, and reset by a second click', async () => {
    const wishReceipt = vi.fn(() => TE.right(undefined));
    const { user } = await showNotice({ notices: { wishReceipt } });
    expect(box().checked).toBe(false);
    await user.click(box());
    await waitFor(() => expect(box().getAttribute('aria-disabled')).toBe('false'));
    expect(box().checked).toBe(true);
    await user.click(box());
    expect(wishReceipt.mock.calls).toEqual([
      [{ id: 31_007, isWanted: true }],
      [{ id: 31_007, isWanted: false }],
    ]);
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it('is still ticked when the same notice is searched again in this visit', async () => {
    const { user } = await showNotice({ notices: { wishReceipt: () => TE.right(undefined) } });
    await user.click(box());
    await waitFor(() => expect(box().getAttribute('aria-disabled')).toBe('false'));
    await user.click(screen.getByRole('link', { name: 'Chercher un autre avis' }));
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, aNoticeSearch.number);
    await user.click(screen.getByRole('button', { name: /^Rechercher/ }));
    await screen.findByRole('button', { name: /^Payer/ });
    expect(box().checked).toBe(true);
  });

  it('is still ticked after the return from the bank, which loads the page again', async () => {
    const notice = aPassageNotice();
    const { paymentRecords } = fakePorts().browser;
    const payer = { ...aNoticeSearch, isReceiptWanted: true };
    paymentRecords.write(
      withSentPayment([], { ...notice, amount: cents(1320), owner: null }, { ...plainDebt, payer }),
    );
    await showNotice({ paymentRecords });
    expect(box().checked).toBe(true);
  });

  it('P8.12 is reset when it could not be stored', async () => {
    const { user } = await showNotice({
      notices: { wishReceipt: () => TE.left({ kind: 'service/unreachable' }) },
    });
    await user.click(box());
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it('is sent once during its request, whatever the number of clicks', async () => {
    const wishReceipt = vi.fn(() => () => new Promise<never>(() => undefined));
    const { user } = await showNotice({ notices: { wishReceipt } });
    await user.dblClick(box());
    await user.click(box());
    expect(wishReceipt).toHaveBeenCalledOnce();
    expect(box().checked).toBe(true);
  });
});

describe('P4.8, P7.19 paying a notice', () => {
  it('signs the due amount with the typed address and the public return addresses', async () => {
    const signed: PaymentRequest[] = [];
    const open = vi.fn();
    const { user } = await showNotice({
      paymentSigner: {
        sign: (request) => {
          signed.push(request);
          return TE.right(signedFor(1320, '26104887'));
        },
      },
      paymentPage: { open },
    });
    const city = screen.getByRole('textbox', { name: 'Ville' });
    await user.clear(city);
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    expect(screen.getByText('Saisissez la ville.')).toBeTruthy();
    expect(document.activeElement).toBe(city);
    await user.type(city, 'Aubagne');
    const country = screen.getByRole('combobox', { name: 'Pays' });
    expect(country).toHaveProperty('value', 'FR');
    await user.selectOptions(country, 'Allemagne');
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(signed).toMatchObject([
      {
        type: 'cnp',
        reference: '26104887',
        amount: 1320,
        email: 'camille.durand@example.fr',
        billing: {
          addressLine1: '12 RUE DE LA REPUBLIQUE',
          postalCode: '13002',
          city: 'Aubagne',
          country: 'DE',
        },
        returns: {
          success: '/payment/cnp/success?reference=26104887',
          failure: '/payment/cnp/fail?reference=26104887',
          isMobile: false,
        },
      },
    ]);
  });

  it('P2.30 holds the typed address while the bank has the window', async () => {
    const { heldDrafts } = fakePorts().browser;
    const { user } = await showNotice({
      heldDrafts,
      paymentSigner: { sign: () => TE.right(signedFor(1320, '26104887')) },
      paymentPage: { open: cleanup },
    });
    await user.type(screen.getByRole('textbox', { name: 'Ville' }), ' 2');
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await showNotice({ heldDrafts });
    const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ville' });
    await waitFor(() => expect(city.value).toBe('MARSEILLE 2'));
  });

  it('P7.19 proposes the country that was chosen for another payment of the visit, and keeps it', async () => {
    const { payerCountry } = fakePorts().browser;
    payerCountry.write('BE' as Country);
    const { user } = await showNotice({
      payerCountry,
      paymentSigner: { sign: () => TE.right(signedFor(1320, '26104887')) },
      paymentPage: { open: cleanup },
    });
    const country = screen.getByRole('combobox', { name: 'Pays' });
    expect(country).toHaveProperty('value', 'BE');
    await user.selectOptions(country, 'Allemagne');
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    await waitFor(() => expect(payerCountry.read()).toBe('DE'));
  });

  it('keeps the typed town over a reload of the page', async () => {
    const { heldDrafts } = fakePorts().browser;
    const { user } = await showNotice({ heldDrafts });
    await user.type(screen.getByRole('textbox', { name: 'Ville' }), ' 2');
    act(() => void dispatchEvent(new Event('pagehide')));
    cleanup();
    await showNotice({ heldDrafts });
    const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ville' });
    await waitFor(() => expect(city.value).toBe('MARSEILLE 2'));
  });

  it('records the plate in the form of « Mes plaques », however the server writes it', async () => {
    const { paymentRecords } = fakePorts().browser;
    const { user } = await showNotice({
      paymentRecords,
      notices: { find: () => TE.right(aPassageNotice({ plate: 'AB-123-CD' })) },
      paymentSigner: { sign: () => TE.right(signedFor(1320, '26104887')) },
      paymentPage: { open: () => undefined },
    });
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    const { plate } = aNoticeSearch;
    await waitFor(() => expect(paymentRecords.read()).toMatchObject([{ payer: { plate } }]));
  });

  it('D1 a notice that was paid on another device shows the result, and is not paid again', async () => {
    const open = vi.fn();
    const { user, place } = await showNotice({
      payments: { validate: () => TE.right(undefined) },
      paymentPage: { open },
    });
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    await waitFor(() => expect(place()).toBe('/payment/cnp/success?reference=26104887'));
    expect(open).not.toHaveBeenCalled();
  });

  it("reports that the bank's page does not open, and keeps the typed values", async () => {
    const { user } = await showNotice({
      paymentSigner: { sign: () => TE.left({ kind: 'service/unreachable' }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Adresse' }), ' BIS');
    await user.click(screen.getByRole('button', { name: /^Payer/ }));
    expect(await screen.findByText(/La page de paiement n'a pas pu s'ouvrir/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' }).value).toBe(
      '12 RUE DE LA REPUBLIQUE BIS',
    );
  });
});
