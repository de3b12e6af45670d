import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GivenPorts } from '../../../support/store/fakePorts';
import { aReceipt, aTicket } from '../../../support/freeRamp/freeRamp';
import { TicketsPage } from '../../../../src/ui/freeRamp/receipt/TicketsPage';
import { showPage } from '../showPage';
import { wholeList } from '../../../support/basis/wholeList';

afterEach(cleanup);

const three = [
  aTicket({ id: 1 }),
  aTicket({ id: 2, receipt: aReceipt() }),
  aTicket({ id: 3, start: 'Menpenti' }),
];
const made = aReceipt({ id: 8305 });
const address = '/espace/gratuite/recu/ticket';
const rows = () => screen.getAllByRole('row').slice(1);
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /le ticket du/ });
const generate = () => screen.getByRole('button', { name: 'Générer un reçu' });
const withTickets = (receipts: GivenPorts['receipts'] = {}): GivenPorts => ({
  tickets: { list: () => TE.right(wholeList(...three)) },
  receipts,
});

describe('P4.25 the period', () => {
  it('is one of six, the last 7 days first', async () => {
    await showPage(<TicketsPage />);
    const choices = within(screen.getByRole('combobox', { name: 'Période' })).getAllByRole(
      'option',
    );
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '7 derniers jours',
      '30 derniers jours',
      'Ce mois-ci',
      'Le mois dernier',
      'Cette année',
      "L'année dernière",
    ]);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('last7Days');
  });

  it('is written to the address when it is selected, and its tickets are loaded', async () => {
    const list = vi.fn(({ startDate }: { readonly startDate: string }) =>
      TE.right(startDate.startsWith('2026-10') ? wholeList(...three) : wholeList(aTicket())),
    );
    const { user, place } = await showPage(<TicketsPage />, {
      ports: { tickets: { list } },
      entry: address,
    });
    expect(rows()).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox'), 'Le mois dernier');
    expect(place().address).toBe(`${address}?periode=lastMonth`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox'), '7 derniers jours');
    expect(place().address).toBe(address);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('of the address is loaded', async () => {
    const list = vi.fn(() => TE.right(wholeList(...three)));
    await showPage(<TicketsPage />, {
      ports: { tickets: { list } },
      entry: `${address}?periode=lastYear`,
    });
    expect(await screen.findAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('lastYear');
    expect(list).toHaveBeenLastCalledWith({
      startDate: '2025-01-01 00:00:00',
      endDate: '2025-12-31 23:59:59',
    });
  });
});

describe('P4.26 the selection', () => {
  it('P2.36 a ticket without a receipt has a checkbox, the others have a download button', async () => {
    await showPage(<TicketsPage />, { ports: withTickets() });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Tout sélectionner', 'Date', 'Trajet', 'Plaque', 'Montant', 'Reçu'],
    ]);
    const names = rows().map((row) => [
      within(row).queryAllByRole('checkbox').length,
      within(row).queryAllByRole('button', { name: 'Télécharger le reçu 8304' }).length,
    ]);
    expect(names).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('P5.24 generates one receipt, not without a ticket; its tickets show it at once', async () => {
    const makeFromTickets = vi.fn(() => TE.right(made));
    const { user } = await showPage(<TicketsPage />, { ports: withTickets({ makeFromTickets }) });
    expect(generate().getAttribute('aria-disabled')).toBe('true');
    await user.click(generate());
    expect(makeFromTickets).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(screen.getByText(/2 tickets sélectionnés/).textContent).toContain('6,40');
    await user.click(generate());
    expect(makeFromTickets).toHaveBeenCalledWith([1, 3]);
    expect(await screen.findAllByRole('button', { name: 'Télécharger le reçu 8305' })).toHaveLength(
      2,
    );
    expect(boxes()).toEqual([]);
    expect(screen.getByText('Aucun ticket sélectionné')).toBeTruthy();
    expect(document.activeElement).toBe(generate());
  });

  it('P8.5 stays when the receipt is refused', async () => {
    const { user } = await showPage(<TicketsPage />, {
      ports: withTickets({ makeFromTickets: () => TE.left({ kind: 'service/failed' }) }),
    });
    await user.click(boxes()[1] as HTMLElement);
    await user.click(generate());
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.getByText(/1 ticket sélectionné/)).toBeTruthy();
  });

  it('P8.6 reads the receipts again when the answer is lost: there may be one more', async () => {
    const list = vi.fn(() => TE.right(wholeList(aReceipt())));
    const makeFromTickets = () => TE.left({ kind: 'service/too-slow' } as const);
    const { user } = await showPage(<TicketsPage />, {
      ports: withTickets({ list, makeFromTickets }),
    });
    list.mockClear();
    await user.click(boxes()[1] as HTMLElement);
    await user.click(generate());
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
  });
});

describe('P2.36 a period without tickets', () => {
  it('is reported, with a link to the cards', async () => {
    await showPage(<TicketsPage />, { ports: { tickets: { list: () => TE.right(wholeList()) } } });
    expect(screen.getByText(/^Aucun ticket sur les 7 derniers jours\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gérer vos cartes' })).toBeTruthy();
  });

  it('without a card, offers to link one', async () => {
    await showPage(<TicketsPage />, {
      ports: {
        tickets: { list: () => TE.right(wholeList()), listCards: () => TE.right(wholeList()) },
      },
    });
    expect(screen.getByRole('link', { name: 'Associer une carte' })).toBeTruthy();
  });
});
