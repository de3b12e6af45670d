import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectDraft } from '../../../src/application/drafts/draftsSlice';
import { NewBankAccountPage } from '../../../src/ui/freeRamp/bank/NewBankAccountPage';
import { CardLinkPage } from '../../../src/ui/freeRamp/receipt/CardLinkPage';
import { fillFields } from '../../support/browser/fillFields';
import { wholeList } from '../../support/basis/wholeList';
import { aBankAccount, aCard, aTicket } from '../../support/freeRamp/freeRamp';
import { showPage } from './showPage';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const refusal = { kind: 'service/refused', message: 'Non.' } as const;

const fill = (
  { user }: Awaited<ReturnType<typeof showPage>>,
  values: Readonly<Record<string, string>>,
) => fillFields(user, values);

describe('P2.37 linking a card', () => {
  const typed = {
    "Plaque d'immatriculation": 'gh-789-jk',
    '6 premiers chiffres': '4970 10',
    '4 derniers chiffres': '1234',
  };

  it('P3.4, P5.23 sends the plate without dashes, the first and last digits; empties the form', async () => {
    const linkCard = vi.fn(() => TE.right({ card: aCard({ id: 2 }), tickets: [] }));
    const shown = await showPage(<CardLinkPage />, { ports: { tickets: { linkCard } } });
    await fill(shown, typed);
    await shown.user.click(press('Associer'));
    expect(linkCard).toHaveBeenCalledWith({ plate: 'GH789JK', pan: '497010XXXXXX1234' });
    await waitFor(() =>
      expect(Object.keys(typed).map((name) => field(name).value)).toEqual(['', '', '']),
    );
    for (const way of ['Voir vos tickets', 'Gérer vos cartes']) {
      expect(screen.getByRole('link', { name: way })).toBeTruthy();
    }
  });

  it('P5.23, P8.3 keeps the typed values when the server refuses, the plate without its dashes', async () => {
    const shown = await showPage(<CardLinkPage />, {
      ports: { tickets: { linkCard: () => TE.left(refusal) } },
    });
    await fill(shown, typed);
    await shown.user.click(press('Associer'));
    const kept = {
      ...typed,
      "Plaque d'immatriculation": 'GH789JK',
      '6 premiers chiffres': '497010',
    };
    expect(Object.keys(kept).map((name) => field(name).value)).toEqual(Object.values(kept));
    cleanup();
    // E11: no draft has a digit of a card.
    expect(selectDraft(shown.store.getState(), 'cardLink')).toEqual({
      plate: 'GH789JK',
      firstDigits: '',
      lastDigits: '',
    });
  });

  it('P8.6 reads the tickets again when the answer is lost: those of the card may be there', async () => {
    const list = vi.fn(() => TE.right(wholeList(aTicket())));
    const linkCard = () => TE.left({ kind: 'service/too-slow' } as const);
    const shown = await showPage(<CardLinkPage />, { ports: { tickets: { list, linkCard } } });
    list.mockClear();
    await fill(shown, typed);
    await shown.user.click(press('Associer'));
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
  });

  it('requires all three fields, with an error above and at each; the first takes the focus', async () => {
    const shown = await showPage(<CardLinkPage />);
    await shown.user.click(press('Associer'));
    expect(screen.getByRole('alert').textContent).toBe('Veuillez remplir tous les champs.');
    expect(screen.getAllByText(/^Saisissez l/)).toHaveLength(3);
    expect(document.activeElement).toBe(field("Plaque d'immatriculation"));
  });

  it('P9.10 requires exactly 6 digits at the beginning and 4 at the end', async () => {
    const shown = await showPage(<CardLinkPage />);
    await fill(shown, { ...typed, '6 premiers chiffres': '49701', '4 derniers chiffres': '123' });
    await shown.user.click(press('Associer'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/exactement 6 chiffres/)).toBeTruthy();
    expect(screen.getByText(/exactement 4 chiffres/)).toBeTruthy();
  });
});

describe('P2.34 adding an IBAN', () => {
  const typed = {
    Bénéficiaire: 'Camille Durand',
    IBAN: 'MC58 1122 2000 0101 2345 6789 030',
    BIC: 'cmcimcmx',
  };

  it('P3.3, P9.8 replaces the bank account, of any country, and opens its page', async () => {
    const save = vi.fn(() => TE.right(aBankAccount()));
    const shown = await showPage(<NewBankAccountPage />, { ports: { bankAccounts: { save } } });
    expect(screen.getByText(/remplacera celui qui est enregistré/)).toBeTruthy();
    await fill(shown, typed);
    await shown.user.click(press('Enregistrer'));
    expect(save).toHaveBeenCalledWith({
      beneficiary: 'Camille Durand',
      iban: 'MC5811222000010123456789030',
      bic: 'CMCIMCMX',
    });
    await waitFor(() =>
      expect(shown.place()).toEqual({ address: '/espace/gratuite/banque', state: null }),
    );
  });

  it('P4.21 from a claim, announces the return to the claim, and returns to it', async () => {
    const shown = await showPage(<NewBankAccountPage />, {
      ports: { bankAccounts: { save: () => TE.right(aBankAccount()) } },
      entry: { pathname: '/espace/gratuite/banque/ajouter', state: { claim: [7401, 7404] } },
    });
    expect(screen.getByText(/vous revenez à votre demande/)).toBeTruthy();
    await fill(shown, typed);
    await shown.user.click(press('Enregistrer'));
    await waitFor(() =>
      expect(shown.place()).toEqual({
        address: '/espace/gratuite/remboursement/demande',
        state: { claim: [7401, 7404] },
      }),
    );
  });

  it('P5.20 all fields are required: BIC of 2 characters or more, IBAN of 12 (P9.8, P9.9)', async () => {
    const shown = await showPage(<NewBankAccountPage />);
    await fill(shown, { IBAN: 'FR763000600', BIC: 'A' });
    await shown.user.click(press('Enregistrer'));
    expect(screen.getByRole('alert').textContent).toBe('Vous devez remplir tous les champs.');
    expect(screen.getAllByText(/^Saisissez l/)).toHaveLength(3);
    expect(document.activeElement).toBe(field('Bénéficiaire'));
  });

  it('P5.20 the IBAN must be valid; the error is quoted', async () => {
    const shown = await showPage(<NewBankAccountPage />);
    await fill(shown, { ...typed, IBAN: 'FR7630006000011234567890188' });
    await shown.user.click(press('Enregistrer'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText("L'IBAN fourni est invalide.")).toBeTruthy();
  });

  it('P8.6 reads the account again when the answer is lost: it may have been replaced', async () => {
    const find = vi.fn(() => TE.right(aBankAccount()));
    const save = () => TE.left({ kind: 'service/too-slow' } as const);
    const shown = await showPage(<NewBankAccountPage />, {
      ports: { bankAccounts: { find, save } },
    });
    find.mockClear();
    await fill(shown, typed);
    await shown.user.click(press('Enregistrer'));
    await waitFor(() => expect(find).toHaveBeenCalledOnce());
    expect(field('IBAN').value).toBe(typed.IBAN);
  });

  it('P8.3 keeps the typed values when the server refuses', async () => {
    const shown = await showPage(<NewBankAccountPage />, {
      ports: { bankAccounts: { save: () => TE.left(refusal) } },
    });
    await fill(shown, typed);
    await shown.user.click(press('Enregistrer'));
    expect(shown.place().address).toBe('/espace/gratuite');
    expect(Object.keys(typed).map((name) => field(name).value)).toEqual(Object.values(typed));
  });
});
