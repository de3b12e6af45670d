import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPassages, pageOfHistory, rowBox, stubLayout } from '../openPassages';

beforeAll(async () => {
  // The panels are lazy: no test waits for their code.
  await import('../../../../../src/ui/member/passages/summary/SummaryPanel');
  await import('../../../../../src/ui/member/passages/whole/WholeSearchExport');
});
beforeEach(stubLayout);
afterEach(cleanup);

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isOpen = (name: string): boolean => button(name).getAttribute('aria-expanded') === 'true';

describe('the buttons that open a panel above the rows close it, too', () => {
  it.each([
    ['Voir la répartition', 'Répartition des trajets'],
    ['Exporter toute la recherche', 'Exporter toute la recherche'],
  ])('« %s »', async (name, title) => {
    const { user } = await openPassages({ answer: (query) => pageOfHistory(4, query) });
    await rowBox(0);
    // It suspends inside.
    await act(() => user.click(button(name)));
    expect(await screen.findByRole('region', { name: title })).toBeDefined();
    expect(isOpen(name)).toBe(true);
    await user.click(button(name));
    expect(isOpen(name)).toBe(false);
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(document.activeElement).toBe(button(name));
  });

  it('not while an export runs, which closing would stop', async () => {
    const title = 'Exporter toute la recherche';
    let answer = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    const { user, store, exportCsv, saved } = await openPassages({
      answer: (query) => pageOfHistory(3000, query, query.size === 750 ? 750 : 8),
    });
    exportCsv.mockReturnValue(() => arrived.then(() => E.right('Date;Badge')));
    await rowBox(0);
    await user.click(button(title));
    await user.click(await screen.findByRole('button', { name: 'Fichier CSV' }));
    await screen.findByRole('button', { name: 'Annuler' });
    expect(button(title).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(title));
    expect(isOpen(title)).toBe(true);
    expect(store.getState().toasts).toEqual([]);
    answer();
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Fermer' });
    await user.click(button(title));
    expect(isOpen(title)).toBe(false);
  });

  it('the reading of a sum goes on when its panel is closed', async () => {
    let answer = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    const { user } = await openPassages({
      answer: async (query) => {
        if (query.size === 750) await arrived;
        return pageOfHistory(3000, query, query.size === 750 ? 750 : 8);
      },
    });
    await rowBox(0);
    await user.click(button('Calculer le total'));
    await screen.findByRole('button', { name: 'Annuler' });
    await user.click(button('Calculer le total'));
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    answer();
    expect(await screen.findByText(/^3.000 trajets · 9.600,00.€$/)).toBeDefined();
  });
});
