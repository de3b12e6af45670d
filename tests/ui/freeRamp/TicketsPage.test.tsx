import { cleanup, screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GivenPorts } from '../../support/fakePorts';
import { aReceipt, aTicket } from '../../support/freeRamp';
import { TicketsPage } from '../../../src/ui/freeRamp/receipt/TicketsPage';
import { showPage } from './showPage';
import { wholeList } from '../../support/wholeList';

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
  tickets: { list: () => right(wholeList(...three)) },
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

  it('that is chosen stands in the address and brings its tickets', async () => {
    const list = vi.fn(({ startDate }: { readonly startDate: string }) =>
      right(startDate.startsWith('2026-10') ? wholeList(...three) : wholeList(aTicket())),
    );
    const { user, place } = await showPage(<TicketsPage />, {
      ports: { tickets: { list } },
      entry: address,
    });
    expect(rows()).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox'), 'Le mois dernier');
    expect(place().address).toBe(`${address}?periode=lastMonth`);
    expect(rows()).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox'), '7 derniers jours');
    expect(place().address).toBe(address);
    expect(rows()).toHaveLength(1);
  });

  it('of the address is the one that is asked for', async () => {
    const list = vi.fn(() => right(wholeList(...three)));
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
  it('P2.36 offers a box for a ticket without a receipt, the download of it for the others', async () => {
    await showPage(<TicketsPage />, { ports: withTickets() });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Date', 'Trajet', 'Plaque', 'Montant', 'Reçu', 'Sélection'],
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

  it('P5.24 nothing can be generated while nothing is ticked', async () => {
    const makeFromTickets = vi.fn(() => right(made));
    const { user } = await showPage(<TicketsPage />, { ports: withTickets({ makeFromTickets }) });
    expect(generate().getAttribute('aria-disabled')).toBe('true');
    await user.click(generate());
    expect(makeFromTickets).not.toHaveBeenCalled();
  });

  it('makes one receipt, which stands on its tickets at once, and is cleared', async () => {
    const makeFromTickets = vi.fn(() => right(made));
    const { user } = await showPage(<TicketsPage />, { ports: withTickets({ makeFromTickets }) });
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

  it('P8.5 is kept when the receipt is refused', async () => {
    const { user } = await showPage(<TicketsPage />, {
      ports: withTickets({ makeFromTickets: () => left({ kind: 'service/failed' }) }),
    });
    await user.click(boxes()[1] as HTMLElement);
    await user.click(generate());
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.getByText(/1 ticket sélectionné/)).toBeTruthy();
  });
});

describe('P2.36 a period without tickets', () => {
  it('says so, with the way to the cards', async () => {
    await showPage(<TicketsPage />, { ports: { tickets: { list: () => right(wholeList()) } } });
    expect(screen.getByText(/^Aucun ticket sur les 7 derniers jours\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gérer vos cartes' })).toBeTruthy();
  });

  it('of an account without a card offers to link one', async () => {
    await showPage(<TicketsPage />, {
      ports: { tickets: { list: () => right(wholeList()), listCards: () => right(wholeList()) } },
    });
    expect(screen.getByRole('link', { name: 'Associer une carte' })).toBeTruthy();
  });
});
