import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  openPassages,
  pageOfHistory,
  rowBox,
  stubLayout,
  typePeriod,
} from './openPassages';

beforeEach(stubLayout);
afterEach(cleanup);

describe('the search', () => {
  it('is by default every badge, 18 months and 100 rows (M9.1, M9.2)', async () => {
    const { queries } = await openPassages();
    await rowBox(0);
    expect(queries).toEqual([
      {
        page: 1,
        size: 100,
        badgeReference: null,
        period: { from: '2025-05-21', to: '2026-11-21' },
      },
    ]);
    expect(screen.getByLabelText('Période')).toHaveProperty('value', '21/05/2025 – 21/11/2026');
  });

  it('is written to the address and starts at page 1', async () => {
    const { user, queries, shownAddress } = await openPassages({ entry: `${address}?page=2` });
    await rowBox(0);
    await user.selectOptions(screen.getByLabelText('Badge'), 'PEUGEOT 208 – 64010827');
    await typePeriod(user, '1/3/2026 au 31/3/2026');
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(shownAddress()).toBe(`${address}?badge=64010827&du=2026-03-01&au=2026-03-31&lignes=100`);
    expect(queries.at(-1)).toMatchObject({ page: 1, badgeReference: '64010827' });
    expect(screen.getByLabelText('Période')).toHaveProperty('value', '01/03/2026 – 31/03/2026');
  });

  it('is skipped by a link to the results, of which the exports are the first stops', async () => {
    const { user } = await openPassages();
    await rowBox(0);
    await user.click(screen.getByRole('link', { name: 'Aller aux résultats' }));
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await user.tab();
      stops.push(document.activeElement?.textContent ?? null);
    }
    expect(stops.join(', ')).toContain('Exporter');
  });

  it('sends the request again when it is repeated', async () => {
    const { user, queries } = await openPassages();
    await rowBox(0);
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(queries).toHaveLength(2));
  });

  it('starts with the badge of the previous page (M2.15)', async () => {
    const { queries } = await openPassages({
      entry: { pathname: address, state: { badgeReference: '64010828' } },
    });
    await rowBox(0);
    expect(queries).toMatchObject([{ badgeReference: '64010828' }]);
  });

  it('a page size is stored and opens page 1, in one request (M9.1)', async () => {
    const { user, queries, shownAddress, rememberedSize } = await openPassages({
      entry: `${address}?page=2`,
    });
    await rowBox(0);
    await user.selectOptions(screen.getByLabelText('Lignes par page'), '300');
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(queries[1]).toMatchObject({ page: 1, size: 300 });
    expect(shownAddress()).toBe(`${address}?lignes=300`);
    expect(rememberedSize()).toBe(300);
  });

  it('a shared link shows the same rows, and is not stored as the page size (M9.1)', async () => {
    const { queries, rememberedSize } = await openPassages({
      entry: `${address}?badge=64010828&du=2026-03-01&au=2026-03-31&page=2&lignes=300`,
      rememberedSize: 750,
      answer: (query) => pageOfHistory(900, query, 8),
    });
    await rowBox(0);
    expect(queries).toEqual([
      {
        page: 2,
        size: 300,
        badgeReference: '64010828',
        period: { from: '2026-03-01', to: '2026-03-31' },
      },
    ]);
    expect(screen.getByLabelText('Badge')).toHaveProperty('value', '64010828');
    expect(rememberedSize()).toBe(750);
  });

  it('without a page size in its address uses the stored one and adds it, in one request', async () => {
    const { queries, shownAddress } = await openPassages({
      entry: `${address}?badge=64010828`,
      rememberedSize: 750,
    });
    await rowBox(0);
    expect(queries).toMatchObject([{ size: 750, badgeReference: '64010828' }]);
    expect(shownAddress()).toBe(`${address}?badge=64010828&lignes=750`);
  });

  it('a page past the last one becomes the last one', async () => {
    const { queries, shownAddress } = await openPassages({ entry: `${address}?page=9` });
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(shownAddress()).toBe(`${address}?page=3&lignes=100`);
  });
});

describe('a typed period', () => {
  it('is refused with its reason on blur', async () => {
    const { user } = await openPassages();
    await rowBox(0);
    const message = 'La première date doit précéder la seconde.';
    await typePeriod(user, '31/03/2026 – 01/03/2026');
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByLabelText('Période').getAttribute('aria-invalid')).toBe('true');
  });

  it('an invalid one takes the focus on « Rechercher », and no request is sent', async () => {
    const { user, queries } = await openPassages();
    await rowBox(0);
    const field = screen.getByLabelText('Période');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(document.activeElement).toBe(field);
    expect(queries).toHaveLength(1);
  });
});

describe('the results', () => {
  it('another page keeps the old rows, dimmed, until the new ones load; then focuses the table', async () => {
    let arrive = (): void => undefined;
    const waiting = new Promise<ReturnType<typeof pageOfHistory>>((resolve) => {
      arrive = () => {
        resolve(pageOfHistory(250, { page: 2, size: 100 }, 8));
      };
    });
    const { user } = await openPassages({
      answer: (query) => (query.page === 1 ? pageOfHistory(250, query, 8) : waiting),
    });
    await rowBox(0);
    const pages = screen.getByRole('navigation', { name: 'Pagination' });
    expect(pages.textContent).toContain('1 à 100');
    await user.click(within(pages).getByRole('link', { name: 'Page suivante' }));
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Chargement en cours…')).toBeDefined();

    await act(async () => {
      arrive();
      await waiting;
    });
    await waitFor(() => expect(document.activeElement).toBe(table));
    expect(table.getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('250 trajets, page 2 sur 3')).toBeDefined();
    expect(within(pages).getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('another page, searched with the filters, leaves the focus there', async () => {
    const { user, queries } = await openPassages({ entry: `${address}?page=2` });
    await rowBox(0);
    const search = screen.getByRole('button', { name: 'Rechercher' });
    await user.click(search);
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(queries[1]).toMatchObject({ page: 1 });
    expect(await screen.findByText('250 trajets, page 1 sur 3')).toBeDefined();
    expect(document.activeElement).toBe(search);
  });

  it('the first loading is announced', async () => {
    await openPassages({ answer: () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getByText('Chargement en cours…')).toBeDefined());
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a failure keeps the filters and offers to retry', async () => {
    let isBroken = true;
    const { user, queries } = await openPassages({
      entry: `${address}?badge=64010828`,
      answer: (query) =>
        isBroken ? E.left({ kind: 'service/unreachable' }) : pageOfHistory(250, query, 8),
    });
    expect(await screen.findByRole('heading', { name: 'Une erreur est survenue' })).toBeDefined();
    expect(screen.getByLabelText('Badge')).toHaveProperty('value', '64010828');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await rowBox(0);
    expect(queries[1]).toEqual(queries[0]);
  });
});
