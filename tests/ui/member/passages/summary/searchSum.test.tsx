import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PassageQuery } from '../../../../../src/application/ports/passage/PassageGateway';
import { aPassage, aPassagePage } from '../../../../support/subscriber/builders';
import { atParis } from '../../../../support/basis/atParis';
import { historyPage, openPassages, pageOfHistory, rowBox, stubLayout } from '../openPassages';

/** What the reading of a search waits for: fake idle callbacks would stay in the window. */
const timers = ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] as const;

/** Pages of 8 rows of 3,000 passages, which a reading gets whole. */
const pageOfMany = (query: Pick<PassageQuery, 'page' | 'size'>) =>
  pageOfHistory(3000, query, query.size === 750 ? 750 : 8);

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Répartition des trajets' });
const chip = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the total of a search', () => {
  it('of a small search on several pages comes by itself, with the trips of each month', async () => {
    const { readings, queries } = await openPassages({ answer: historyPage });
    await rowBox(0);
    expect(screen.getByText(/^320,00.€ pour les 100 affichés$/)).toBeDefined();
    expect(await screen.findByText(/^250 trajets · 800,00.€$/)).toBeDefined();
    expect(readings.map(({ page }) => page)).toEqual([1]);
    expect(queries).toHaveLength(1);
    // From 20 November 2026, 08:00, back by the hour.
    expect(chip(/^nov\. 2026 ?\(250 ?trajets\)$/)).toBeDefined();
    expect(chip(/^oct\. 2026 ?\(0 ?trajets\)$/)).toBeDefined();
  });

  it('of a search that fits the page needs no further request', async () => {
    const { readings } = await openPassages({ answer: (query) => pageOfHistory(40, query) });
    expect(await screen.findByText(/^40 trajets · 128,00.€$/)).toBeDefined();
    expect(
      await screen.findByRole('button', { name: /^nov\. 2026 ?\(40 ?trajets\)$/ }),
    ).toBeDefined();
    expect(readings).toEqual([]);
  });

  it('of a large search is read when it is asked for, each page once', async () => {
    vi.useFakeTimers({ toFake: [...timers], shouldAdvanceTime: true });
    const { user, readings } = await openPassages({
      answer: pageOfMany,
    });
    await rowBox(0);
    await vi.waitFor(() => expect(chip(/^nov. 2026$/)).toBeDefined());
    // A small search would be read a second after its paint.
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(readings).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Calculer le total' }));
    expect(await screen.findByText(/^3.000 trajets · 9.600,00.€$/)).toBeDefined();
    expect(readings.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(within(panel()).getByRole('table', { name: 'Par mois' })).toBeDefined();
    await user.click(within(panel()).getByRole('button', { name: 'Fermer' }));
    const opener = screen.getByRole('button', { name: 'Voir la répartition' });
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    expect(within(panel()).getByRole('table', { name: 'Par mois' })).toBeDefined();
    expect(readings).toHaveLength(4);
  });

  it('a reading that fails by itself says nothing; asked for, it says so and can be retried', async () => {
    let isBroken = true;
    const { user, readings } = await openPassages({
      answer: (query) =>
        query.size === 750 && isBroken
          ? E.left({ kind: 'service/unreachable' })
          : pageOfHistory(250, query),
    });
    await waitFor(() => expect(readings).toHaveLength(1));
    await rowBox(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Calculer le total' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/^250 trajets · 800,00.€$/)).toBeDefined();
  });

  it('unreadable passages: no total, and the breakdown says how many are missing', async () => {
    const page = aPassagePage({ passages: [aPassage()], unreadable: 2, total: 3, totalPages: 1 });
    const { user } = await openPassages({ answer: () => E.right(page) });
    await rowBox(0);
    await user.click(await screen.findByRole('button', { name: 'Voir la répartition' }));
    expect(await screen.findByText(/^2 trajets ne sont pas comptés/)).toBeDefined();
    expect(screen.getByText('3 trajets')).toBeDefined();
    // One trip stands out from nothing.
    expect(screen.queryByText(/^Le plus souvent/)).toBeNull();
  });
});

describe('the breakdown', () => {
  const at = ['2026-11-20T07:40', '2026-11-13T07:10', '2026-10-25T02:30+01:00'];
  const passages = at.map((iso, id) =>
    aPassage({
      id,
      at: atParis(iso),
      badgeReference: id === 1 ? '65220001' : '64010827',
    }),
  );
  const answer = () => E.right(aPassagePage({ passages, total: 3, totalPages: 1 }));

  it('leads from a month and from a badge to their trips', async () => {
    const { user, shownAddress } = await openPassages({ answer });
    await rowBox(0);
    await user.click(await screen.findByRole('button', { name: 'Voir la répartition' }));
    const badges = await screen.findByRole('table', { name: 'Par badge' });
    expect(within(badges).getAllByRole('row')).toHaveLength(4);
    expect(within(badges).getByRole('link', { name: 'UTILITAIRE' }).getAttribute('href')).toContain(
      'badge=65220001',
    );
    await user.click(screen.getByRole('link', { name: 'octobre 2026' }));
    expect(shownAddress()).toContain('du=2026-10-01&au=2026-10-31');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TABLE'));
    expect(screen.queryByRole('region', { name: 'Répartition des trajets' })).toBeNull();
  });

  it('has the hours of the week as a table, and the busiest as a sentence', async () => {
    const { user } = await openPassages({ answer });
    await rowBox(0);
    await user.click(await screen.findByRole('button', { name: 'Voir la répartition' }));
    const week = await screen.findByRole('table', { name: 'Par jour et heure' });
    const cells = (row: HTMLElement | undefined): readonly (string | null)[] =>
      row ? [...row.querySelectorAll('td')].map(({ textContent }) => textContent) : [];
    const rows = within(week).getAllByRole('row');
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      'Heure',
      ...[2, 3, 4, 5, 6, 7].map((hour) => `de ${hour} h à ${hour + 1} h`),
      'Total',
    ]);
    expect(cells(rows[6])).toEqual(['0', '0', '0', '0', '2', '0', '0']);
    expect(cells(rows.at(-1))).toEqual(['0', '0', '0', '0', '2', '0', '1']);
    expect(
      screen.getByText(
        /^Le plus souvent.: vendredi à 7.h \(2 trajets\), dimanche à 2.h \(1 trajet\)\.$/,
      ),
    ).toBeDefined();
  });
});
