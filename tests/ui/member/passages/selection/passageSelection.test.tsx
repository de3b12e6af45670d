import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectToasts } from '../../../../../src/application/shell/toastsSlice';
import { historyPage, openPassages, rowBox, stubLayout, token } from '../openPassages';

beforeEach(stubLayout);
afterEach(cleanup);

const pageBox = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout sélectionner' });

describe('the selection of passages (M2.26)', () => {
  it('a row is named by its date and badge, and counted with its amount', async () => {
    const { user } = await openPassages();
    const box = await rowBox(0);
    expect(box.getAttribute('aria-label')).toBe(
      'Sélectionner le trajet du 20/11/2026 07:40, 64010827',
    );
    await user.click(box);
    expect(screen.getByText('1 trajet sélectionné, 3,20 €')).toBeDefined();
    expect(pageBox().indeterminate).toBe(true);
  });

  it('a click on a row selects it', async () => {
    const { user } = await openPassages();
    const box = await rowBox(3);
    const [cell] = screen.getAllByText('Voie 3').slice(3);
    if (!cell) throw new Error('no cell');
    await user.click(cell);
    await waitFor(() => expect(box).toHaveProperty('checked', true));
    expect(screen.getByText('1 trajet sélectionné, 3,20 €')).toBeDefined();
  });

  it('a click with Shift selects all rows since the last click', async () => {
    await openPassages();
    fireEvent.click(await rowBox(7));
    fireEvent.click(await rowBox(2), { shiftKey: true });
    expect(screen.getByText('6 trajets sélectionnés, 19,20 €')).toBeDefined();
    fireEvent.click(await rowBox(4), { shiftKey: true });
    expect(screen.getByText('3 trajets sélectionnés, 9,60 €')).toBeDefined();
  });

  it('the header selects and unselects the whole page, invisible rows included', async () => {
    const { user } = await openPassages({ answer: historyPage });
    const last = await rowBox(99);
    await user.click(pageBox());
    expect(screen.getByText('100 trajets sélectionnés, 320,00 €')).toBeDefined();
    expect(last).toHaveProperty('checked', true);
    expect(pageBox().checked).toBe(true);
    await user.click(pageBox());
    expect(screen.getByText('Aucun trajet sélectionné')).toBeDefined();
    expect(last).toHaveProperty('checked', false);
  });

  it('stays on other pages, until it is cleared', async () => {
    const { user } = await openPassages();
    await user.click(await rowBox(0));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('250 trajets, page 2 sur 3');
    await user.click(await rowBox(0));
    expect(screen.getByText('2 trajets sélectionnés, 6,40 €')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    await screen.findByText('250 trajets, page 1 sur 3');
    expect(await rowBox(0)).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Tout désélectionner' }));
    expect(await rowBox(0)).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: 'Tout désélectionner' })).toBeNull();
  });
});

describe('exporting and printing (M5.28)', () => {
  it.each(['Exporter en CSV', 'Imprimer'])('« %s » needs a selected passage', async (name) => {
    const { user, store, exportCsv, print } = await openPassages();
    await rowBox(0);
    await user.click(screen.getByRole('button', { name }));
    expect(selectToasts(store.getState())).toMatchObject([
      { notice: { kind: 'passages/nothing-selected' } },
    ]);
    expect(exportCsv).not.toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
  });

  it('the export requests the selected passages, saves the file and reports success', async () => {
    const { user, exportCsv, saved } = await openPassages();
    await user.click(await rowBox(1));
    await user.click(screen.getByRole('button', { name: /^Exporter en CSV/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(exportCsv).toHaveBeenCalledWith([1001]);
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'export_passages.csv' }));
    expect((await screen.findAllByText('Exporté')).length).toBeGreaterThan(0);
  });

  it('a failed export is reported and keeps the selection', async () => {
    const { user, exportCsv } = await openPassages();
    exportCsv.mockReturnValue(() => Promise.resolve(E.left({ kind: 'service/failed' })));
    await user.click(await rowBox(1));
    await user.click(screen.getByRole('button', { name: /^Exporter en CSV/ }));
    expect((await screen.findAllByText('Échec')).length).toBeGreaterThan(0);
    expect(screen.getByText('1 trajet sélectionné, 3,20 €')).toBeDefined();
  });

  it('the printable page is requested with the selected passages and the token (M7.7)', async () => {
    const { user, print } = await openPassages();
    await user.click(await rowBox(1));
    await user.click(await rowBox(0));
    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledWith([1001, 1000], token));
  });
});

describe('disputing trips', () => {
  it('opens the contact form with the ticked trips of all pages', async () => {
    const { user, shownAddress, shownState } = await openPassages();
    expect(screen.queryByRole('button', { name: /^Contester/ })).toBeNull();
    await user.click(await rowBox(0));
    expect(screen.getByRole('button', { name: 'Contester ce trajet' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('250 trajets, page 2 sur 3');
    await user.click(await rowBox(5));
    await user.click(screen.getByRole('button', { name: 'Contester ces trajets' }));

    // The test keeps the page of the trips, which adds the number of rows to any address.
    expect(shownAddress()).toMatch(/^\/member\/contact/);
    expect(shownState()).toMatchObject({
      help: {
        topic: 'trips',
        owner: 'camille.durand@example.fr',
        facts: [
          expect.stringMatching(/^- 20\/11\/2026 07:40, badge 64010827/),
          expect.stringMatching(/^- 15\/11\/2026 22:40, badge 64010827/),
          'Total des 2 trajets\u202f: 6,40\u202f€',
        ],
      },
    });
  });
});
